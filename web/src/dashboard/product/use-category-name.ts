import { useApolloClient } from '@apollo/client/react';

import { CategorySelect_CategoryFragmentDoc } from './CategorySelect.generated.ts';

/** Returns a function that gives the name of a category by its global id; '' if it is not loaded. */
export function useCategoryName(): (id: string) => string {
  const { cache } = useApolloClient();
  return (id) => {
    const object = cache.identify({ __typename: 'Category', id });
    const fragment = CategorySelect_CategoryFragmentDoc;
    return (object && cache.readFragment({ id: object, fragment })?.name) ?? '';
  };
}

import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { usePartQuery } from '../../ui/screen/use-screen-query.ts';
import { CategoryOptionsDocument } from './CategoryOptions.generated.ts';
import type { CategoryOptionsQuery } from './CategoryOptions.generated.ts';

export type CategoryOption = CategoryOptionsQuery['categories']['edges'][number]['node'];

/**
 * Loads the categories that products have: all of them, but for those whose pages are still on their way
 * (`isWhole`). Undefined where they cannot be loaded: the screens of products show without them (spec 8).
 */
export function useCategoryOptions(): { options: CategoryOption[]; isWhole: boolean } | undefined {
  const categories = usePartQuery(CategoryOptionsDocument, wholeList).data?.categories;
  useWholeList(categories, useReadMore(CategoryOptionsDocument, wholeList));
  return (
    categories && {
      options: categories.edges.map(({ node }) => node),
      isWhole: !categories.pageInfo.hasNextPage,
    }
  );
}

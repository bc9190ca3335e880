import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';

import type { Language } from '../../apollo/schema.generated.ts';
import { CategorySelect_CategoryFragmentDoc } from './CategorySelect.generated.ts';

interface CategorySelectProps {
  /** Undefined where they cannot be loaded: then the product keeps the one that it has. */
  categories: FragmentType<typeof CategorySelect_CategoryFragmentDoc>[] | undefined;
  /** The global id of a category; '' if none is chosen. */
  value: string;
  /** The name of the category that the product has. */
  name?: string | undefined;
  onChange: (id: string) => void;
  /** The language of the product: visitors find a product only by categories of its language. */
  language: Language | null;
  required?: boolean;
}

/**
 * Selects the category of a product among those of its language, and the one that it has; the options include
 * the language (spec 2.14, 5). A category that is not on the list, because it was deleted, counts as none.
 */
export function CategorySelect({
  value,
  name: known = '',
  onChange,
  language,
  required,
  ...props
}: CategorySelectProps) {
  const { data: categories } = useSuspenseFragment({
    fragment: CategorySelect_CategoryFragmentDoc,
    fragmentName: 'CategorySelect_category',
    from: props.categories ?? [],
  });

  if (!props.categories) return <NativeSelect label="Category" disabled data={[known]} />;
  const isForeign = (category: { language: Language | null }) =>
    language !== null && category.language !== null && category.language !== language;
  const selected = categories.find(({ id }) => id === value);

  return (
    <NativeSelect
      label="Category"
      description={
        selected &&
        isForeign(selected) &&
        `The category is in ${selected.language ?? ''}, the product in ${language ?? ''}: visitors would not find it.`
      }
      required={required}
      value={selected ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="" disabled>
        Select category
      </option>
      {categories
        .filter((category) => category === selected || !isForeign(category))
        .map(({ id, name, language: of }) => (
          <option key={id} value={id}>
            {of ? `${name} (${of})` : name}
          </option>
        ))}
    </NativeSelect>
  );
}

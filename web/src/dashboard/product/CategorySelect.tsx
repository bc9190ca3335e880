import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';

import { CategorySelect_CategoryFragmentDoc } from './CategorySelect.generated.ts';

interface CategorySelectProps {
  categories: FragmentType<typeof CategorySelect_CategoryFragmentDoc>[];
  /** The global id of a category; '' if none is chosen. */
  value: string;
  onChange: (id: string) => void;
  required?: boolean;
}

/**
 * Selects the category of a product; the options include the language (spec 2.14, 5). A category that is
 * not on the list, because it was deleted, counts as none.
 */
export function CategorySelect({ value, onChange, required, ...props }: CategorySelectProps) {
  const { data: categories } = useSuspenseFragment({
    fragment: CategorySelect_CategoryFragmentDoc,
    fragmentName: 'CategorySelect_category',
    from: props.categories,
  });

  return (
    <NativeSelect
      label="Category"
      required={required}
      value={categories.some(({ id }) => id === value) ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="" disabled>
        Select category
      </option>
      {categories.map(({ id, name, language }) => (
        <option key={id} value={id}>
          {language ? `${name} (${language})` : name}
        </option>
      ))}
    </NativeSelect>
  );
}

import { NativeSelect } from '@mantine/core';

import type { CategorySelect_CategoryFragment } from './CategorySelect.generated.ts';

interface CategorySelectProps {
  categories: CategorySelect_CategoryFragment[];
  /** The global id of a category; '' if none is chosen. */
  value: string;
  onChange: (id: string) => void;
  required?: boolean;
}

/**
 * Selects the category of a product; the options include the language (spec 2.14, 5). A category that is
 * not on the list, because it was deleted, counts as none.
 */
export function CategorySelect({ categories, value, onChange, required }: CategorySelectProps) {
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

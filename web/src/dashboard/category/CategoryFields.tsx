import { TextInput } from '@mantine/core';

import type { AddCategoryInput } from '../../apollo/schema.generated.ts';
import { languageOf } from '../../i18n/languages.ts';
import { LanguageSelect } from '../trilingual/LanguageSelect.tsx';

interface CategoryFieldsProps {
  values: AddCategoryInput;
  onChange: (values: AddCategoryInput) => void;
}

/** Shows the fields of a category. */
export function CategoryFields({ values, onChange }: CategoryFieldsProps) {
  return (
    <>
      <TextInput
        label="Name"
        lang={languageOf(values.language)}
        spellCheck
        value={values.name}
        onChange={(event) => onChange({ ...values, name: event.currentTarget.value })}
      />
      <LanguageSelect
        value={values.language}
        onChange={(language) => onChange({ ...values, language })}
      />
    </>
  );
}

import { TextInput } from '@mantine/core';

import type { AddCategoryInput } from '../../apollo/schema.generated.ts';
import { languageOf } from '../../i18n/languages.ts';
import type { FieldsProps } from '../entries/EntriesScreen.tsx';
import { LanguageSelect } from '../trilingual/LanguageSelect.tsx';

/** Shows the fields of a category. */
export function CategoryFields({ draft: { values, change } }: FieldsProps<AddCategoryInput>) {
  return (
    <>
      <TextInput
        label="Name"
        lang={languageOf(values.language)}
        spellCheck
        value={values.name}
        onChange={(event) => change({ ...values, name: event.currentTarget.value })}
      />
      <LanguageSelect
        value={values.language}
        onChange={(language) => change({ ...values, language })}
      />
    </>
  );
}

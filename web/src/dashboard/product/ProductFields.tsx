import { SimpleGrid, TextInput } from '@mantine/core';

import { defaultLanguage, languageOf } from '../../i18n/languages.ts';
import { LanguageSelect } from '../trilingual/LanguageSelect.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import type { ProductValues } from './product-values.ts';

interface ProductFieldsProps {
  values: ProductValues;
  onChange: (values: ProductValues) => void;
}

/** Shows the fields of a product below its category. */
export function ProductFields({ values, onChange }: ProductFieldsProps) {
  const tag = languageOf(values.language) ?? defaultLanguage;

  return (
    <>
      <TextInput
        label="Title"
        lang={tag}
        spellCheck
        value={values.title}
        onChange={(event) => onChange({ ...values, title: event.currentTarget.value })}
      />
      <RichTextField
        label="Description"
        language={tag}
        value={values.description}
        onChange={(description) => onChange({ ...values, description })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        <TextInput
          label="Type"
          lang={tag}
          value={values.type}
          onChange={(event) => onChange({ ...values, type: event.currentTarget.value })}
        />
        <TextInput
          label="Model"
          value={values.model}
          onChange={(event) => onChange({ ...values, model: event.currentTarget.value })}
        />
        <TextInput
          label="Power"
          value={values.power}
          onChange={(event) => onChange({ ...values, power: event.currentTarget.value })}
        />
        <LanguageSelect
          value={values.language}
          onChange={(language) => onChange({ ...values, language })}
        />
      </SimpleGrid>
    </>
  );
}

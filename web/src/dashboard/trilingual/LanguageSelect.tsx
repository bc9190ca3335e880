import { NativeSelect } from '@mantine/core';

import type { Language } from '../../apollo/schema.generated.ts';
import { schemaLanguages } from '../ui/schema-languages.ts';

/** English first, the others in the site's order (spec 2.14). */
const options = ['EN' as const, ...schemaLanguages.filter((name) => name !== 'EN')];

interface LanguageSelectProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** Selects the language that something is written in. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  function handleChange(name: string) {
    const chosen = options.find((language) => language === name);
    if (chosen) onChange(chosen);
  }

  return (
    <NativeSelect
      label="Language"
      data={options}
      value={value}
      onChange={(event) => handleChange(event.currentTarget.value)}
    />
  );
}

import { NativeSelect } from '@mantine/core';

import type { Language } from '../../apollo/schema.generated.ts';

/** In the order of spec 2.14. */
const languages: Language[] = ['EN', 'DE', 'RU'];

interface LanguageSelectProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** Selects the language that something is written in. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  function handleChange(name: string) {
    const chosen = languages.find((language) => language === name);
    if (chosen) onChange(chosen);
  }

  return (
    <NativeSelect
      label="Language"
      data={languages}
      value={value}
      onChange={(event) => handleChange(event.currentTarget.value)}
    />
  );
}

import { TextInput } from '@mantine/core';

import { languages } from '../../i18n/language.ts';
import { labelIn } from './trilingual.ts';
import type { Trilingual } from './trilingual.ts';
import classes from './TrilingualFields.module.css';

interface TrilingualInputsProps {
  /** What the three inputs hold; their labels are 'name(De)', 'name(En)' and 'name(Ru)'. */
  name: string;
  value: Trilingual;
  onChange: (value: Trilingual) => void;
}

/** One line of text in each language. */
export function TrilingualInputs({ name, value, onChange }: TrilingualInputsProps) {
  return (
    <div className={classes.fields}>
      {languages.map((language) => (
        <TextInput
          key={language}
          label={labelIn(language, name)}
          lang={language}
          spellCheck
          value={value[language]}
          onChange={(event) => onChange({ ...value, [language]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}

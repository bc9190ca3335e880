import { TextInput } from '@mantine/core';

import { EmptyMark } from './EmptyMark.tsx';
import { isEmptyText, labelIn } from './trilingual.ts';
import type { Trilingual } from './trilingual.ts';
import { TrilingualFields } from './TrilingualFields.tsx';
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
    <TrilingualFields
      name={name}
      value={value}
      renderField={(language, hasTab) => (
        <TextInput
          label={labelIn(language, name)}
          description={isEmptyText(value[language]) && <EmptyMark />}
          classNames={{ root: hasTab ? classes.unlabelled : classes.labelled }}
          lang={language}
          spellCheck
          value={value[language]}
          onChange={(event) => onChange({ ...value, [language]: event.currentTarget.value })}
        />
      )}
    />
  );
}

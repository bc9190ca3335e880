import { TextInput } from '@mantine/core';

import { EmptyMark } from '../ui/EmptyMark.tsx';
import { isEmptyText, labelIn } from '../entity/localized-text.ts';
import type { LocalizedText } from '../entity/localized-text.ts';
import { LocalizedFields } from './LocalizedFields.tsx';
import classes from '../ui/MarkedField.module.css';

interface LocalizedInputsProps {
  /** The common name of the inputs; their labels are 'name(De)', 'name(En)' and so on. */
  name: string;
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
}

/** Edits one line of text in each language. */
export function LocalizedInputs({ name, value, onChange }: LocalizedInputsProps) {
  return (
    <LocalizedFields
      name={name}
      value={value}
      renderField={(language, hasTab) => (
        <TextInput
          label={labelIn(language, name)}
          // Always there: it brings a margin, by which the input would move.
          description={<>{isEmptyText(value[language]) && <EmptyMark />}</>}
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

import { Textarea, TextInput } from '@mantine/core';

import type { Language } from '../../i18n/languages.ts';
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
  /** How many lines each text has; one if left out. */
  rows?: number;
  maxLength?: number;
}

/** Edits a plain text in each language. */
export function LocalizedInputs({ name, value, onChange, rows, maxLength }: LocalizedInputsProps) {
  const propsOf = (language: Language, hasTab: boolean) => ({
    label: labelIn(language, name),
    // Always there: it brings a margin, by which the input would move.
    description: <>{isEmptyText(value[language]) && <EmptyMark />}</>,
    classNames: { root: hasTab ? classes.unlabelled : classes.labelled },
    lang: language,
    spellCheck: true,
    ...(maxLength !== undefined && { maxLength }),
    value: value[language],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...value, [language]: currentTarget.value }),
  });

  return (
    <LocalizedFields
      name={name}
      value={value}
      renderField={(language, hasTab) =>
        rows === undefined ? (
          <TextInput {...propsOf(language, hasTab)} />
        ) : (
          <Textarea rows={rows} {...propsOf(language, hasTab)} />
        )
      }
    />
  );
}

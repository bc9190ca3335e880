import { RichTextField } from './RichTextField.tsx';
import { isEmptyText, labelIn } from './trilingual.ts';
import type { Trilingual } from './trilingual.ts';
import { TrilingualFields } from './TrilingualFields.tsx';

interface TrilingualTextsProps {
  /** What the three editors hold; their labels are 'name(De)', 'name(En)' and 'name(Ru)'. */
  name: string;
  value: Trilingual;
  onChange: (value: Trilingual) => void;
}

/** A rich-text editor for each language; each changes only its own text (spec 4). */
export function TrilingualTexts({ name, value, onChange }: TrilingualTextsProps) {
  return (
    <TrilingualFields
      name={name}
      value={value}
      renderField={(language, hasTab) => (
        <RichTextField
          label={labelIn(language, name)}
          labelHidden={hasTab}
          marked={isEmptyText(value[language])}
          language={language}
          value={value[language]}
          onChange={(html) => onChange({ ...value, [language]: html })}
        />
      )}
    />
  );
}

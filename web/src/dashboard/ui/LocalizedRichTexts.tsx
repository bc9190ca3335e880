import { RichTextField } from './RichTextField.tsx';
import { isEmptyText, labelIn } from './localized-text.ts';
import type { LocalizedText } from './localized-text.ts';
import { LocalizedFields } from './LocalizedFields.tsx';

interface LocalizedRichTextsProps {
  /** What the three editors hold; their labels are 'name(De)', 'name(En)' and 'name(Ru)'. */
  name: string;
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
}

/** A rich-text editor for each language; each changes only its own text (spec 4). */
export function LocalizedRichTexts({ name, value, onChange }: LocalizedRichTextsProps) {
  return (
    <LocalizedFields
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

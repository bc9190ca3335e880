import { RichTextField } from '../rich-text/RichTextField.tsx';
import { isEmptyText, labelIn } from '../entity/localized-text.ts';
import type { LocalizedText } from '../entity/localized-text.ts';
import { LocalizedFields } from './LocalizedFields.tsx';

interface LocalizedRichTextsProps {
  /** The common name of the editors; their labels are 'name(De)', 'name(En)' and so on. */
  name: string;
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
}

/** Edits a rich text in each language; each editor changes only its own text (spec 4). */
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

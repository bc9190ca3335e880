import { useState } from 'react';

import type { Language } from '../../i18n/languages.ts';
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

/**
 * Edits a rich text in each language; each editor changes only its own text (spec 4). One that shows all of
 * its text has the whole width.
 */
export function LocalizedRichTexts({ name, value, onChange }: LocalizedRichTextsProps) {
  const [whole, setWhole] = useState<Language>();

  return (
    <LocalizedFields
      name={name}
      value={value}
      single={whole}
      renderField={(language, hasTab) => (
        <RichTextField
          label={labelIn(language, name)}
          labelHidden={hasTab}
          marked={isEmptyText(value[language])}
          language={language}
          value={value[language]}
          onChange={(html) => onChange({ ...value, [language]: html })}
          whole={language === whole}
          onWhole={(isWhole) => setWhole(isWhole ? language : undefined)}
        />
      )}
    />
  );
}

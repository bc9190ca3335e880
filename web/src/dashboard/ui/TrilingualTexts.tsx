import { languages } from '../../i18n/language.ts';
import { RichTextField } from './RichTextField.tsx';
import { labelIn } from './trilingual.ts';
import type { Trilingual } from './trilingual.ts';
import classes from './TrilingualFields.module.css';

interface TrilingualTextsProps {
  /** What the three editors hold; their labels are 'name(De)', 'name(En)' and 'name(Ru)'. */
  name: string;
  value: Trilingual;
  onChange: (value: Trilingual) => void;
}

/** A rich-text editor for each language; each changes only its own text (spec 4). */
export function TrilingualTexts({ name, value, onChange }: TrilingualTextsProps) {
  return (
    <div className={classes.fields}>
      {languages.map((language) => (
        <RichTextField
          key={language}
          label={labelIn(language, name)}
          language={language}
          value={value[language]}
          onChange={(html) => onChange({ ...value, [language]: html })}
        />
      ))}
    </div>
  );
}

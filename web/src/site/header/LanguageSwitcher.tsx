import { useTranslation } from 'react-i18next';

import { languages, useLanguage } from '../../i18n/language.ts';
import flagDe from '../../ui/drawings/flag-de.svg';
import flagEn from '../../ui/drawings/flag-en.svg';
import flagRu from '../../ui/drawings/flag-ru.svg';
import classes from './LanguageSwitcher.module.css';

const flags = { de: flagDe, en: flagEn, ru: flagRu };
/** Each language in its own words, so that its speakers find it. */
const names = { de: 'Deutsch', en: 'English', ru: 'Русский' };

/** Switches the language at once and keeps the choice (spec 2.4, 4). */
export function LanguageSwitcher() {
  const { t, i18n } = useTranslation();
  const { language: current } = useLanguage();

  return (
    <div className={classes.switcher} role="group" aria-label={t('Language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className={classes.language}
          lang={language}
          aria-label={`${language} ${names[language]}`}
          aria-pressed={language === current}
          onClick={() => void i18n.changeLanguage(language)}
        >
          <img src={flags[language]} alt="" width={24} height={16} />
          <span aria-hidden>{language}</span>
        </button>
      ))}
    </div>
  );
}

import { useTranslation } from 'react-i18next';

import { declarations, languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useLanguageChoice } from '../use-language-choice.ts';
import classes from './LanguageSwitcher.module.css';

/** Maps the path of each flag's drawing to its address. */
const flags = import.meta.glob<string>('../../ui/drawings/flag-*.svg', {
  eager: true,
  import: 'default',
});

/** Switches the language at once and stores the choice (spec 2.4, 4). */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { language: current } = useLanguage();
  const choose = useLanguageChoice();

  return (
    <div className={classes.switcher} role="group" aria-label={t('Language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className={classes.language}
          lang={language}
          aria-label={`${language} ${declarations[language].ownName}`}
          aria-pressed={language === current}
          onClick={() => choose(language)}
        >
          <img
            src={flags[`../../ui/drawings/flag-${language}.svg`]}
            alt=""
            width={24}
            height={16}
          />
          <span aria-hidden>{language}</span>
        </button>
      ))}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { declarations, languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { storeLanguage } from '../../i18n/stored-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useCurrentLanguages } from '../../ui/screen/screen-languages.ts';
import classes from './LanguageSwitcher.module.css';

/** Maps the path of each flag's drawing to its address. */
const flags = import.meta.glob<string>('../../ui/drawings/flag-*.svg', {
  eager: true,
  import: 'default',
});

/** Switches the language at once and stores the choice (spec 2.4, 4). */
export function LanguageSwitcher() {
  const { t, i18n } = useTranslation();
  const { language: current } = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const screen = useCurrentLanguages();

  function choose(language: Language) {
    const path = screen?.paths[language];
    storeLanguage(language);
    void i18n.changeLanguage(language);
    // A translation is another product. What else there is of the address, as a search, stays.
    if (path !== undefined && path !== pathname) void navigate(path);
  }

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

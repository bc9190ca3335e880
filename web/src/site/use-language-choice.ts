import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import type { Language } from '../i18n/languages.ts';
import { storeLanguage } from '../i18n/stored-language.ts';
import { useCurrentLanguages } from '../ui/screen/screen-languages.ts';

/** Returns what switches the language at once and stores the choice (spec 2.4, 4). */
export function useLanguageChoice(): (language: Language) => void {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const screen = useCurrentLanguages();

  return (language) => {
    const path = screen?.paths[language];
    storeLanguage(language);
    void i18n.changeLanguage(language);
    // A translation is another product. What else there is of the address, as a search, stays.
    if (path !== undefined && path !== pathname) void navigate(path);
  };
}

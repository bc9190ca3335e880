import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { readStoredLanguage, storeLanguage } from './language.ts';
import { translationOptions } from './translation-options.ts';

const catalogues: Record<string, () => Promise<{ default: object }>> = {
  de: () => import('./de.json'),
  en: () => import('./en.json'),
  ru: () => import('./ru.json'),
};

/** Loads a language's catalogue as a chunk of its own. */
const catalogueBackend: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init() {},
  // i18next takes the answer as a promise only from a function of two parameters.
  async read(language, _namespace) {
    const load = catalogues[language];
    if (!load) throw new Error(`There is no catalogue for the language "${language}".`);
    return (await load()).default;
  },
};

function onLanguageChanged(language: string): void {
  storeLanguage(language);
  document.documentElement.lang = language;
}

/** Starts the translation engine in the visitor's stored language (spec 4). */
export async function startTranslation(): Promise<void> {
  const language = readStoredLanguage();
  i18next.on('languageChanged', onLanguageChanged);
  await i18next
    .use(catalogueBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: language,
      ...translationOptions,
    });
}

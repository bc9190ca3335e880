import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { declarations, isLanguage } from './languages.ts';
import { startLanguageOffer } from './language-offer.ts';
import { languageOfAddress, readStoredLanguage } from './stored-language.ts';
import { translationOptions } from './translation-options.ts';

/** Loads a language's catalogue as a chunk of its own. */
const catalogueBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, _namespace, callback) {
    if (!isLanguage(language)) {
      callback(`There is no catalogue for the language "${language}".`, false);
      return;
    }
    declarations[language].loadCatalogue().then(
      ({ default: catalogue }) => callback(null, catalogue),
      // `true` requests a retry (spec 9), which i18next does not make for a rejected promise.
      (error: unknown) => callback(String(error), true),
    );
  },
};

function onLanguageChanged(language: string): void {
  document.documentElement.lang = language;
}

/** Starts the translation engine in the language of the address, else in the visitor's stored one (spec 4). */
export async function startTranslation(): Promise<void> {
  const language = languageOfAddress() ?? readStoredLanguage();
  startLanguageOffer(language);
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

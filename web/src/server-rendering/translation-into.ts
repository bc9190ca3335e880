import { createInstance } from 'i18next';
import type { i18n as Translation } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { declarations } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { translationOptions } from '../i18n/translation-options.ts';

const translations = new Map<Language, Promise<Translation>>();

/** Returns the translation engine with the catalogue of one language. */
export function translationInto(language: Language): Promise<Translation> {
  const translation = translations.get(language) ?? create(language);
  translations.set(language, translation);
  return translation;
}

async function create(language: Language): Promise<Translation> {
  const { default: catalogue } = await declarations[language].loadCatalogue();
  const translation = createInstance();
  await translation.use(initReactI18next).init({
    ...translationOptions,
    lng: language,
    resources: { [language]: { translation: catalogue } },
  });
  return translation;
}

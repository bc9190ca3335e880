import { useTranslation } from 'react-i18next';

import type { Language as LanguageEnum } from '../apollo/schema.generated.ts';

/** The languages of the site, the default first (spec 9). */
export const languages = ['de', 'en', 'ru'] as const;

/** A language as the translation engine and the stored key name it. */
export type Language = (typeof languages)[number];

/** Where the visitor's choice is kept (spec 3, 9). */
const storageKey = 'i18nextLng';

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The visitor's stored language; German where none or an unknown one is stored. */
export function readStoredLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : 'de';
}

/** Keeps the visitor's language for the next visit. */
export function storeLanguage(language: string): void {
  localStorage.setItem(storageKey, language);
}

const schemaNames: Record<Language, LanguageEnum> = { de: 'DE', en: 'EN', ru: 'RU' };

/** The current language, as the translation engine names it and as the schema names it. */
export function useLanguage(): { language: Language; schemaLanguage: LanguageEnum } {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'de';
  return { language, schemaLanguage: schemaNames[language] };
}

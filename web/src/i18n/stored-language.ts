import { readStored, store } from '../browser-storage.ts';
import { defaultLanguage, isLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** The key of the visitor's choice in local storage (spec 3, 9). */
const storageKey = 'i18nextLng';

/** Returns the language that the path names, like `/ru/partners`; undefined at `/`. */
export function languageOfAddress(): Language | undefined {
  const [, code = ''] = location.pathname.split('/');
  return isLanguage(code) ? code : undefined;
}

/** Whether no language is stored: the visitor is here for the first time. */
export function isLanguageUnknown(): boolean {
  return !readStored(storageKey);
}

/** Reads the visitor's stored language; gives German if none or an unknown one is stored. */
export function readStoredLanguage(): Language {
  const stored = readStored(storageKey) ?? '';
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** Stores the visitor's language for the next visit. */
export function storeLanguage(language: Language): void {
  store(storageKey, language);
}

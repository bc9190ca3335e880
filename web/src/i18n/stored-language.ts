import { readStored, store } from '../browser-storage.ts';
import { defaultLanguage, isLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** The key of the visitor's choice in local storage (spec 3, 9). */
const storageKey = 'i18nextLng';

/**
 * Returns the language of a screen's own address, like `/ru/partners`, where only administrators stay
 * (docs/decisions/web-addresses.md); undefined at `/`.
 */
export function languageOfAddress(): Language | undefined {
  const [, code = ''] = location.pathname.split('/');
  return isLanguage(code) ? code : undefined;
}

/** Reads the visitor's stored language; gives German if none or an unknown one is stored. */
export function readStoredLanguage(): Language {
  const stored = readStored(storageKey) ?? '';
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** Stores the visitor's language for the next visit. */
export function storeLanguage(language: string): void {
  store(storageKey, language);
}

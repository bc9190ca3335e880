import { isLanguage } from './languages.ts';
import type { Language } from './languages.ts';
import { isLanguageUnknown, storeLanguage } from './stored-language.ts';

let offered: Language | undefined;

/**
 * Stores the language that is shown to a visitor who has none stored, and finds once whether the browser
 * prefers another language of the site. The default stays (spec 4).
 */
export function startLanguageOffer(shown: Language): void {
  offered = undefined;
  if (!isLanguageUnknown()) return;
  const preferred = navigator.languages
    .map((locale) => locale.slice(0, 2).toLowerCase())
    .find(isLanguage);
  offered = preferred === shown ? undefined : preferred;
  storeLanguage(shown);
}

/** Returns the language to offer to the visitor; undefined for none. */
export function languageOffer(): Language | undefined {
  return offered;
}

/** Ends the offer. */
export function endLanguageOffer(): void {
  offered = undefined;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext } from '@playwright/test';

import type en from '../src/i18n/en.json';
import { forEachLanguage } from '../src/i18n/languages.ts';
import type { Language } from '../src/i18n/languages.ts';

type Catalogue = Record<keyof typeof en, string>;

/** Reads a catalogue; `src/i18n/languages.ts` does not compile with one that lacks a text. */
function readCatalogue(language: Language): Catalogue {
  const file = join(import.meta.dirname, `../src/i18n/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
}

/** The public texts in each language of the site (spec 9). */
export const catalogues = forEachLanguage(readCatalogue);

/**
 * Each language once and each width once: where neither changes what the other does, every pair of them
 * would find the same. Russian has the longest words, so it is tried on the narrowest screen.
 */
export const views = [
  { language: 'ru', width: 360 },
  { language: 'en', width: 768 },
  { language: 'de', width: 1440 },
] as const satisfies { language: Language; width: number }[];

/** Opens every page of the context in a language, as for a visitor who chose it earlier (spec 4). */
export async function chooseLanguage(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript((chosen) => {
    // A blank page has no storage.
    if (location.protocol !== 'about:' && !localStorage.getItem('i18nextLng'))
      localStorage.setItem('i18nextLng', chosen);
  }, language);
}

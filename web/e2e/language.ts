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

/** Opens every page of the context in a language, as for a visitor who chose it earlier (spec 4). */
export async function chooseLanguage(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript((chosen) => {
    // A blank page has no storage.
    if (location.protocol !== 'about:' && !localStorage.getItem('i18nextLng'))
      localStorage.setItem('i18nextLng', chosen);
  }, language);
}

import type { BrowserContext } from '@playwright/test';

import de from '../src/i18n/de.json' with { type: 'json' };
import en from '../src/i18n/en.json' with { type: 'json' };
import type { Language } from '../src/i18n/languages.ts';
import ru from '../src/i18n/ru.json' with { type: 'json' };

/** The public texts in each language of the site (spec 9). */
export const catalogues: Record<Language, typeof en> = { de, en, ru };

/** Opens every page of the context in a language, as for a visitor who chose it earlier (spec 4). */
export async function chooseLanguage(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript((chosen) => {
    // A blank page has no storage.
    if (location.protocol !== 'about:' && !localStorage.getItem('i18nextLng'))
      localStorage.setItem('i18nextLng', chosen);
  }, language);
}

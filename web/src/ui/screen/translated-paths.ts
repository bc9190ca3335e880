import { use, useEffect } from 'react';

import type { Language } from '../../i18n/languages.ts';
import { ServerSideContext } from './server-side.ts';

/** Where a screen is in other languages, if not under its own path. */
export type TranslatedPaths = Partial<Record<Language, string>>;

let shown: TranslatedPaths = {};

/** Tells where the screen is in other languages, so that the language switch and search engines find it. */
export function useTranslatedPaths(paths: TranslatedPaths): void {
  use(ServerSideContext)?.translate(paths);

  useEffect(() => {
    shown = paths;
    return () => {
      shown = {};
    };
  }, [paths]);
}

/** Returns where the screen that is shown is in a language; undefined if under its own path. */
export function translatedPath(language: Language): string | undefined {
  return shown[language];
}

import { useSyncExternalStore } from 'react';

import { defaultLanguage } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';

let chosen: Language = defaultLanguage;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows this language's tab in every form: who mends a Russian title goes on with the Russian text. */
export function chooseLanguage(language: Language): void {
  chosen = language;
  for (const listener of listeners) listener();
}

/** The language whose fields are shown where there is room for one only. */
export function useChosenLanguage(): Language {
  return useSyncExternalStore(subscribe, () => chosen);
}

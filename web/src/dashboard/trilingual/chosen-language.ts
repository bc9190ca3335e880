import { useSyncExternalStore } from 'react';

import { defaultLanguage } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';

let chosen: Language = defaultLanguage;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches all forms to the tab of this language: after the Russian title usually comes the Russian text. */
export function chooseLanguage(language: Language): void {
  chosen = language;
  for (const listener of listeners) listener();
}

/** Returns the language whose fields are shown if there is room for one only. */
export function useChosenLanguage(): Language {
  return useSyncExternalStore(subscribe, () => chosen);
}

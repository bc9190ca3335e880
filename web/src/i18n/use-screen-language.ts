import { useDeferredValue } from 'react';

import type { Language } from '../apollo/schema.generated.ts';
import { useLanguage } from './use-language.ts';

/**
 * The language to load a screen's content in. It follows a switch of the language as soon as the
 * new text has come; until then the old one stays on screen.
 */
export function useScreenLanguage(): Language {
  return useDeferredValue(useLanguage().schemaLanguage);
}

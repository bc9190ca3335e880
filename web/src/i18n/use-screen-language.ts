import { useDeferredValue } from 'react';

import type { Language } from '../apollo/schema.generated.ts';
import { useLanguage } from './use-language.ts';

/**
 * Returns the language in which to load a screen's content. After a switch it changes once the new text
 * is loaded; until then the old one stays on screen.
 */
export function useScreenLanguage(): Language {
  return useDeferredValue(useLanguage().schemaLanguage);
}

import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import type { Language as SchemaLanguage } from '../apollo/schema.generated.ts';
import { declarations, defaultLanguage, isLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** Gives the current language by its code and by its name in the schema. */
export function useLanguage(): { language: Language; schemaLanguage: SchemaLanguage } {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return { language, schemaLanguage: declarations[language].schemaName };
}

/**
 * Returns the language in which to load a screen's content. After a switch it changes once the new text
 * is loaded; until then the old one stays on screen.
 */
export function useScreenLanguage(): SchemaLanguage {
  return useDeferredValue(useLanguage().schemaLanguage);
}

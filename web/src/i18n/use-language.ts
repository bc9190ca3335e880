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

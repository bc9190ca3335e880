import type { Language as SchemaLanguage } from '../apollo/schema.generated.ts';
import type { Language } from './language.ts';

const tags: Record<SchemaLanguage, Language> = { DE: 'de', EN: 'en', RU: 'ru' };

/** What the `lang` attribute says of a text in this language; nothing where the language is unknown. */
export function languageTag(language: SchemaLanguage | null): Language | undefined {
  return language ? tags[language] : undefined;
}

import { gatewayError } from './error.ts';

/**
 * The languages of the site by their names in the schema, in the order of fallback, the default first
 * (spec 9). Everything else derives from this list.
 */
export const languages = ['DE', 'EN', 'RU'] as const;

/** A language by its name in the schema. */
export type Language = (typeof languages)[number];

/** A language by its name in the contract's fields, for instance in `title_de`. */
export type LanguageKey = Lowercase<Language>;

/** Returns the name of a language in the contract's fields. */
export function languageKey(language: Language): LanguageKey;
export function languageKey(language: Language): string {
  return language.toLowerCase();
}

/** The languages by their names in the contract's fields. */
export const languageKeys = languages.map(languageKey);

/** The default language (spec 9). */
export const defaultLanguage = languages[0];

/** The language that a backend names in any case, with or without a country; null where it is none of the site's. */
export function toLanguage(name: string | null | undefined): Language | null {
  const [key] = (name ?? '').toUpperCase().split(/[-_]/);
  return languages.find((language) => language === key) ?? null;
}

/** Builds a record with a value for each language. */
export function byLanguage<T>(make: (key: LanguageKey) => T): Record<LanguageKey, T>;
export function byLanguage(make: (key: LanguageKey) => unknown): object {
  return Object.fromEntries(languageKeys.map((key) => [key, make(key)]));
}

/**
 * Finds what visitors read in one language at a time (spec 7.1), in the first language that has it.
 * Throws `NOT_FOUND` where none has it.
 */
export async function inAnyLanguage<T>(
  find: (language: Language) => Promise<T | null | undefined>,
): Promise<T> {
  for (const language of languages) {
    const entity = await find(language);
    if (entity) return entity;
  }
  throw gatewayError('NOT_FOUND');
}

import type { Language as SchemaLanguage, LocalizedTextInput } from '../apollo/schema.generated.ts';
import type en from './en.json';

/** A language of the site by its code, as the `lang` attribute, i18next and the stored key have it. */
export type Language = keyof LocalizedTextInput;

interface Declaration<Code extends Language> {
  /** The enum value of the schema. */
  schemaName: Extract<SchemaLanguage, Uppercase<Code>>;
  /** Its name in its own words, so that its speakers find it. */
  ownName: string;
  /** The language and the country whose way of writing dates it has. */
  locale: string;
  /** What separates the cells of a list for its spreadsheets. */
  csvSeparator: ',' | ';';
  /** Loads its catalogue; each catalogue is a chunk of its own. */
  loadCatalogue: () => Promise<{ default: Record<keyof typeof en, string> }>;
}

/**
 * Declares the languages of the site, the default first (spec 9). Everything else derives from here;
 * the fragments of `LocalizedText.graphql` list them once more, and each flag is a
 * drawing named after its language (`ui/drawings/flag-de.svg`).
 */
export const declarations: { [Code in Language]: Declaration<Code> } = {
  de: {
    schemaName: 'DE',
    ownName: 'Deutsch',
    locale: 'de-DE',
    csvSeparator: ';',
    loadCatalogue: () => import('./de.json'),
  },
  en: {
    schemaName: 'EN',
    ownName: 'English',
    locale: 'en-GB',
    csvSeparator: ',',
    loadCatalogue: () => import('./en.json'),
  },
  ru: {
    schemaName: 'RU',
    ownName: 'Русский',
    locale: 'ru-RU',
    csvSeparator: ';',
    loadCatalogue: () => import('./ru.json'),
  },
};

/** The language of visitors who have not chosen one, and of content that names none. */
export const defaultLanguage = 'de' satisfies Language;

/** The default language by its name in the schema; new products and categories start with it (spec 4). */
export const defaultSchemaLanguage = declarations[defaultLanguage].schemaName;

/** Whether a text is the code of a language of the site. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(declarations, code);
}

/** The languages of the site, the default first. */
export const languages: readonly Language[] = Object.keys(declarations).filter(isLanguage);

/** Builds an object with a value for each language. */
export function forEachLanguage<T>(valueOf: (language: Language) => T): Record<Language, T>;
export function forEachLanguage<T>(valueOf: (language: Language) => T): Record<string, T> {
  return Object.fromEntries(languages.map((language) => [language, valueOf(language)]));
}

/** Finds the language that the schema names; undefined if the language is unknown. */
export function languageOf(schemaName: SchemaLanguage | null): Language | undefined {
  return languages.find((language) => declarations[language].schemaName === schemaName);
}

/** The languages of the site. `docs/recipes/add-a-language.md` says how to add one. */
export const languages = ['de', 'en', 'ru'] as const;

export type Language = (typeof languages)[number];

/** How dates are written in each language; English as in Britain. */
export const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB', ru: 'ru-RU' };

/** The language of forms, products and categories that name none. */
export const defaultLanguage = 'de' satisfies Language;

/** A language as products and categories carry it (spec 3). */
export type UpperLanguage = Uppercase<Language>;

/** Returns a language as products and categories carry it (spec 3). */
export function toUpper<L extends Language>(language: L): Uppercase<L> {
  return language.toUpperCase() as Uppercase<L>;
}

export const upperLanguages: readonly UpperLanguage[] = languages.map(toUpper);

/** A text in every language: `{ de, en, … }`. */
export type LocalizedText = Record<Language, string>;

/** A field for every language: `{ title_de, title_en, … }`. */
export type Localized<Name extends string, Value = string> = {
  [L in Language as `${Name}_${L}`]: Value;
};

/** Makes a field for every language. */
export function localized<Name extends string, Value>(
  name: Name,
  valueIn: (language: Language) => Value,
): Localized<Name, Value> {
  const fields = languages.map((language) => [`${name}_${language}`, valueIn(language)]);
  return Object.fromEntries(fields) as Localized<Name, Value>;
}

/** Names the column of every language: `['title_de', 'title_en', …]`. */
export function columnsOf<Name extends string>(name: Name): `${Name}_${Language}`[] {
  return languages.map((language) => `${name}_${language}` as const);
}

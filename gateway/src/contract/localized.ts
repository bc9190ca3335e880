import { isBlank } from 'backend/html-text';
import type { LanguageKey } from './language.ts';
import { byLanguage, languageKeys } from './language.ts';
import { givenFields } from './object.ts';

/** A text in the languages of the site. */
export type Localized = Record<LanguageKey, string>;

/** The contract's fields of a text, one for each language, for instance `title_de`. */
export type LocalizedFields<Name extends string, Value = string> = Record<
  `${Name}_${LanguageKey}`,
  Value
>;

/** Returns a function that reads a text in all languages from a REST object. */
export function localized<Name extends string>(
  name: Name,
): (object: LocalizedFields<Name>) => Localized {
  // Built once for all entries of a list.
  const fields = byLanguage((key) => `${name}_${key}` as const);
  return (object) => byLanguage((key) => object[fields[key]]);
}

/** Returns the text in the default language, else the first that is not blank. */
export function firstText(texts: Localized): string {
  return languageKeys.map((key) => texts[key]).find((one) => !isBlank(one)) ?? '';
}

/** Returns the contract's fields of a text, or those that a change names. */
export function localizedFields<Name extends string>(
  name: Name,
  text: Localized,
): LocalizedFields<Name>;
export function localizedFields<Name extends string>(
  name: Name,
  change: Partial<Record<LanguageKey, string | null>> | null | undefined,
): Partial<LocalizedFields<Name>>;
export function localizedFields(
  name: string,
  text?: Partial<Record<LanguageKey, string | null>> | null,
): object {
  const fields = languageKeys.map((key) => [`${name}_${key}`, text?.[key]] as const);
  return givenFields(Object.fromEntries(fields));
}

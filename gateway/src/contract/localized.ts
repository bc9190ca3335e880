import type { LanguageKey } from './language.ts';
import { byLanguage, languageKeys } from './language.ts';
import { givenFields } from './given-fields.ts';

/** A text in the languages of the site. */
export type Localized = Record<LanguageKey, string>;

/** The fields in which the contract keeps a text, for instance `title_de`. */
export type LocalizedFields<Name extends string, Value = string> = Record<
  `${Name}_${LanguageKey}`,
  Value
>;

/** Reads a text that a REST object keeps in a field for each language, for instance `localized('title')`. */
export function localized<Name extends string>(
  name: Name,
): (object: LocalizedFields<Name>) => Localized {
  // Built once: a list reads them with each entry.
  const fields = byLanguage((key) => `${name}_${key}` as const);
  return (object) => byLanguage((key) => object[fields[key]]);
}

/** Gives the fields for the contract: all of a text, or of a change those that it names. */
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

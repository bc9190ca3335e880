import { forEachLanguage, languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';

/** A text in each language of the site, as a form holds it and a mutation takes it. */
export type LocalizedText = Record<Language, string>;

/** The initial value of a form for something new. */
export const emptyLocalizedText: LocalizedText = forEachLanguage(() => '');

/** Picks the texts alone: mutations do not take what the cache adds to them. */
export function toLocalizedText(stored: LocalizedText): LocalizedText {
  return forEachLanguage((language) => stored[language]);
}

/** Joins the texts of all languages, for a filter. */
export function textsOf(text: LocalizedText): string {
  return languages.map((language) => text[language]).join(' ');
}

/** Builds the label of one language's field, such as 'Description(De)' (spec 2.14). */
export function labelIn(language: Language, name: string): string {
  return `${name}(${language.charAt(0).toUpperCase()}${language.slice(1)})`;
}

/** Whether a text, plain or rich, has nothing to show. */
export function isEmptyText(text: string): boolean {
  return !/<img/.test(text) && text.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
}

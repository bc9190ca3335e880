import type { Language } from '../../i18n/language.ts';

/** A text in the three languages of the site, as a form holds it and a mutation takes it. */
export type Trilingual = Record<Language, string>;

/** What a form for something new starts with. */
export const emptyTrilingual: Trilingual = { de: '', en: '', ru: '' };

/** The three texts alone: what the cache adds to them, no mutation takes. */
export function toTrilingual({ de, en, ru }: Trilingual): Trilingual {
  return { de, en, ru };
}

const suffixes: Trilingual = { de: '(De)', en: '(En)', ru: '(Ru)' };

/** The label of one language's field, such as 'Description(De)' (spec 2.14). */
export function labelIn(language: Language, name: string): string {
  return name + suffixes[language];
}

/** Whether a text, plain or rich, has nothing to show. */
export function isEmptyText(text: string): boolean {
  return !/<img/.test(text) && text.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
}

/**
 * How texts and part numbers are compared, in the database, in the gateway and in the browser
 * (docs/decisions/search.md). Imports nothing, so that every tier can load it.
 */

/** A text to look for, folded. */
export interface FoldedQuery {
  /** The query as a number, without spaces. */
  number: string;
  words: string[];
}

/** Capital letters that look the same in Cyrillic and Latin, and the letter O, which looks like 0. */
const lookAlikes: Record<string, string> = {
  ...{ А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', К: 'K', М: 'M', Р: 'P', Т: 'T', Х: 'X' },
  ...{ О: '0', O: '0' },
};

/** Of a longer query, these say what is meant; one character may fold to several words. */
const maxWords = 16;

/** What does not part words: accents, dashes, invisible signs, dots and apostrophes. */
export const withinWords = /[\p{M}\p{Pd}\p{Cf}−._'’]/gu;

/**
 * Folds a text to words of capital letters and digits with one blank between them: without accents,
 * dashes and dots, with SS for ß, and with one sign for letters that look the same. Words without digits
 * also lose what transliteration loses: soft and hard signs, and the difference of Ы and И, Э and Е.
 */
export function foldText(text: string): string {
  // Word by word: one expression for the whole text would take quadratic time for a long word.
  return foldSigns(text)
    .split(' ')
    .map((word) => (/[^\p{L}0]/u.test(word) ? word : foldTransliterated(word)))
    .join(' ');
}

function foldTransliterated(word: string): string {
  return word.replaceAll(/[ЪЬ]/g, '').replaceAll('Ы', 'И').replaceAll('Э', 'E');
}

function foldSigns(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll('ẞ', 'SS')
    .replaceAll(withinWords, '')
    .replaceAll(/[АВСЕНКМОРТХO]/g, (letter) => lookAlikes[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Folds a part number to what identifies it: capital letters and digits without spaces. */
export function foldNumber(text: string): string {
  return foldSigns(text).replaceAll(' ', '');
}

/** Folds what somebody searches for, at most 16 different words; without words, it names nothing. */
export function foldQuery(query: string): FoldedQuery {
  const words = new Set(foldText(query).split(' ').filter(Boolean));
  return { number: foldNumber(query), words: [...words].slice(0, maxWords) };
}

/**
 * Whether each word of a query occurs in a folded text, or the number that they are together: `LM6000` is
 * meant where `LM 6000` is written. A query without words occurs nowhere.
 */
export function hasWords({ words, number }: FoldedQuery, text: string): boolean {
  if (words.length === 0) return false;
  if (words.every((word) => text.includes(word))) return true;
  return hasDigits(number) && text.replaceAll(' ', '').includes(number);
}

/** Whether a folded text is a number, with other digits than 0, which may be a folded O. */
export function hasDigits(folded: string): boolean {
  return /[1-9]/.test(folded);
}

/**
 * How part numbers and descriptions are compared, in the database, in the gateway and in the browser
 * (docs/decisions/part-search.md). Imports nothing, so that every tier can load it.
 */

/** How a search found a part, best first. */
export const partMatches = ['exact', 'prefix', 'contained', 'similar'] as const;

export type PartMatch = (typeof partMatches)[number];

/** What a search compares of a part, folded. */
export interface FoldedPart {
  /** The part number, without blanks. */
  number: string;
  /** The substitute number, without blanks; empty where there is none. */
  subst: string;
  /** Both numbers and the words of all descriptions, each between blanks. */
  text: string;
}

/** What somebody searches for, folded. */
export interface FoldedQuery {
  /** The query as a number, without blanks. */
  number: string;
  words: string[];
}

/** Capital letters that look the same in Cyrillic and Latin, and the letter O, which looks like 0. */
const lookAlikes: Record<string, string> = {
  ...{ А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', К: 'K', М: 'M', Р: 'P', Т: 'T', Х: 'X' },
  ...{ О: '0', O: '0' },
};

/** Shorter words are too much alike to look for typing errors in them. */
const shortestWithError = 5;

/** A visitor who types a whole sentence is not looking for one word of it. */
const maxWordsWithError = 5;

/** Of a longer query, these say what is meant; one character may fold to several words. */
const maxWords = 16;

/**
 * Folds a text to words of capital letters and digits with one blank between them: without accents,
 * dashes and dots, with SS for ß, and with one sign for letters that look the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll('ẞ', 'SS')
    .replaceAll(/[\p{M}\p{Pd}\p{Cf}−._'’]/gu, '')
    .replaceAll(/[АВСЕНКМОРТХO]/g, (letter) => lookAlikes[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Folds a part number to what identifies it: capital letters and digits without blanks. */
export function foldNumber(text: string): string {
  return foldText(text).replaceAll(' ', '');
}

/** Folds what a search compares of a part. */
export function foldPart(number: string, subst: string, descriptions: string[]): FoldedPart {
  const folded = { number: foldNumber(number), subst: foldNumber(subst) };
  const texts = [folded.number, folded.subst, ...descriptions.map(foldText)];
  return { ...folded, text: ` ${texts.filter(Boolean).join(' ')} ` };
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

/** Tells how a part matches a query without typing errors; undefined where it does not. */
export function matchOf(query: FoldedQuery, part: FoldedPart): PartMatch | undefined {
  if (query.words.length === 0) return undefined;
  if (part.number === query.number || part.subst === query.number) return 'exact';
  if (part.number.startsWith(query.number) || part.subst.startsWith(query.number)) return 'prefix';
  return query.words.every((word) => part.text.includes(word)) ? 'contained' : undefined;
}

/** Whether a part matches but for one typing error, in its whole number or in one whole word. */
export function isSimilar({ number, words }: FoldedQuery, part: FoldedPart): boolean {
  if (mayHaveError(number)) {
    if (isOneErrorApart(number, part.number) || isOneErrorApart(number, part.subst)) return true;
  }
  if (!mayHaveWrongWord(words)) return false;
  const [wrong, ...others] = words.filter((word) => !part.text.includes(word));
  if (wrong === undefined || others.length > 0 || !mayHaveError(wrong)) return false;
  const [head, tail] = halvesOf(wrong);
  // Rejects most parts before the slower comparison of each of their words.
  if (!part.text.includes(` ${head}`) && !part.text.includes(`${tail} `)) return false;
  return part.text.split(' ').some((word) => isOneErrorApart(wrong, word));
}

/** Finds the parts that match, best first; `similar` ones only where no other does. */
export function findParts<Part extends { folded: FoldedPart }>(
  typed: string,
  parts: Part[],
): { part: Part; match: PartMatch }[] {
  const query = foldQuery(typed);
  const found = parts.flatMap((part) => {
    const match = matchOf(query, part.folded);
    return match ? [{ part, match }] : [];
  });
  if (found.length > 0)
    return partMatches.flatMap((match) => found.filter((one) => one.match === match));
  const similar = parts.filter((part) => isSimilar(query, part.folded));
  return similar.map((part) => ({ part, match: 'similar' }));
}

/** Whether a typed word is long enough to look for typing errors in it. */
export function mayHaveError(word: string): boolean {
  return word.length >= shortestWithError;
}

/** Whether a query is short enough to look for typing errors in its words. */
export function mayHaveWrongWord(words: string[]): boolean {
  return words.length <= maxWordsWithError;
}

/**
 * Splits a word so that, whatever its only typing error is, the first half is right or the second is;
 * the sign between them belongs to neither, as two signs may be swapped there.
 */
export function halvesOf(word: string): [head: string, tail: string] {
  const middle = Math.floor(word.length / 2);
  return [word.slice(0, middle), word.slice(middle + 1)];
}

/** Whether two texts differ by one typing error: a sign too many, missing, wrong, or two swapped. */
export function isOneErrorApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [endOfA, endOfB] = [a.length, b.length];
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA -= 1;
    endOfB -= 1;
  }
  const [restOfA, restOfB] = [a.slice(start, endOfA), b.slice(start, endOfB)];
  if (restOfA.length <= 1 && restOfB.length <= 1) return true;
  return restOfA.length === 2 && restOfB === `${restOfA.charAt(1)}${restOfA.charAt(0)}`;
}

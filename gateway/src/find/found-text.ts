import type { FoldedQuery } from 'backend/part-folding';
import { foldText, hasDigits } from 'backend/part-folding';
import type { TextSegment } from '../resolvers.generated.ts';

/** How much of a text is shown before the first match, and altogether. */
const [charactersBefore, excerptLength] = [50, 160];

/** A part of a text, from the first place to the one before the second. */
type Range = [start: number, end: number];

/** Splits a text at what matches a query: the number that its words are together, or else its words. */
export function pieces(text: string, query: FoldedQuery): TextSegment[] {
  const found: TextSegment[] = [];
  let at = 0;
  for (const [start, end] of matches(text, query)) {
    if (end <= at) continue;
    if (start > at) found.push({ text: text.slice(at, start), isMatch: false });
    found.push({ text: text.slice(Math.max(at, start), end), isMatch: true });
    at = end;
  }
  if (at < text.length) found.push({ text: text.slice(at), isMatch: false });
  return found;
}

/** Cuts out of a text what stands around the first match, or its beginning where nothing matches. */
export function excerpt(text: string, query: FoldedQuery): string {
  const [[from, to] = [0, 0]] = matches(text, query);
  // Begins and ends between words.
  const start = from <= charactersBefore ? 0 : text.lastIndexOf(' ', from - charactersBefore) + 1;
  const isWhole = text.length <= start + excerptLength;
  const blank = text.lastIndexOf(' ', start + excerptLength);
  const end = isWhole ? text.length : Math.max(blank, to);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${isWhole ? '' : ' …'}`;
}

/** Finds where a query occurs in a text, in the order of the text. */
function matches(text: string, { words, number }: FoldedQuery): Range[] {
  const folded = foldedSigns(text);
  const withoutBlanks = folded.filter(({ sign }) => sign !== ' ');
  const numbers = hasDigits(number) ? occurrences(withoutBlanks, number) : [];
  const ranges = numbers.length > 0 ? numbers : words.flatMap((word) => occurrences(folded, word));
  return ranges.toSorted(([a], [b]) => a - b);
}

/** A folded sign, and which part of the text became it. */
interface FoldedSign {
  sign: string;
  range: Range;
}

/** A character with the accents that follow it, which are part of the same sign. */
const sign = /\P{M}\p{M}*|\p{M}+/gu;

/** Folds a text sign by sign, as `foldText` folds the whole. */
function foldedSigns(text: string): FoldedSign[] {
  const known = new Map<string, string>();
  const signs: FoldedSign[] = [];
  let at = 0;
  for (const [character] of text.matchAll(sign)) {
    const range: Range = [at, at + character.length];
    // Between letters, so that what separates words stays as a blank.
    const folded = known.get(character) ?? foldText(`X${character}X`).slice(1, -1);
    known.set(character, folded);
    for (const unit of folded.split('')) signs.push({ sign: unit, range });
    at = range[1];
  }
  return signs;
}

function occurrences(folded: FoldedSign[], wanted: string): Range[] {
  if (wanted === '') return [];
  const joined = folded.map(({ sign }) => sign).join('');
  const ranges: Range[] = [];
  for (let at = joined.indexOf(wanted); at >= 0; at = joined.indexOf(wanted, at + 1)) {
    const [first, last] = [folded[at], folded[at + wanted.length - 1]];
    if (first && last) ranges.push([first.range[0], last.range[1]]);
  }
  return ranges;
}

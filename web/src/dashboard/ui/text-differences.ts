import { diffWords } from 'diff';

/** A piece of a text: in both versions, or only in one. */
export interface Piece {
  text: string;
  change: 'same' | 'added' | 'removed';
}

/** How long finding the differences of one text may take, in milliseconds. */
const timeout = 500;

/** Knows what a word is in every language: the library alone takes each Cyrillic letter for one. */
const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Finds the words that differ between two plain texts; none if the texts are the same. */
export function textDifferences(before: string, after: string): Piece[] {
  if (before === after) return [];
  const changes = diffWords(before, after, { intlSegmenter, timeout });
  if (!changes) {
    // Two long texts with little in common.
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ];
  }
  const pieces = changes.map(({ value, added, removed }): Piece => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
  return pieces.some(({ change }) => change !== 'same') ? pieces : [];
}

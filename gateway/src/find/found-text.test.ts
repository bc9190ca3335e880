import { foldQuery } from 'backend/part-folding';
import { describe, expect, test } from 'vitest';
import { excerpt, pieces } from './found-text.ts';

/** Writes pieces with brackets around the matches. */
function marked(text: string, typed: string): string {
  const found = pieces(text, foldQuery(typed));
  expect(found.map((piece) => piece.text).join('')).toBe(text);
  return found.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('');
}

describe('what is marked', () => {
  test.each([
    ['the words, whatever the case', 'Fuel nozzle, fuel', 'FUEL', '[Fuel] nozzle, [fuel]'],
    ['several words', 'Nozzle of the fuel system', 'fuel nozzle', '[Nozzle] of the [fuel] system'],
    ['Cyrillic letters that look Latin', 'AB-12', 'АВ12', '[AB-12]'],
    ['a number with blanks', 'LM 6000 PC', 'lm6000', '[LM 6000] PC'],
    ['letters with accents', 'Düsen', 'dusen', '[Düsen]'],
    ['accents of their own sign', 'Du\u0308sen', 'düsen', '[Du\u0308sen]'],
    ['an accent at the end with its letter', 'Revue\u0301 12', 'revue', '[Revue\u0301] 12'],
    ['words that overlap, once', 'turbines', 'turbi bines', '[turbi][nes]'],
    ['nothing where nothing matches', 'Filter', 'nozzle', 'Filter'],
    ['nothing of a blank text', '', 'nozzle', ''],
  ])('%s', (_, text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });
});

describe('an excerpt', () => {
  const long = `${'before '.repeat(40)}nozzle ${'after '.repeat(40)}`.trim();

  test('shows what stands around the first match, in whole words', () => {
    const cut = excerpt(long, foldQuery('nozzle'));
    expect(cut).toMatch(/^… before (before )+nozzle (after )+after …$/);
    expect(cut.length).toBeLessThan(180);
  });

  test('is the beginning where nothing matches, and a short text as it is', () => {
    expect(excerpt(long, foldQuery('xyz'))).toMatch(/^before .* before …$/);
    expect(excerpt('Fuel nozzle', foldQuery('nozzle'))).toBe('Fuel nozzle');
  });
});

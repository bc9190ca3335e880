import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { foldNumber, foldQuery, foldText, hasWords } from './part-folding.ts';

test('every Cyrillic letter that looks like a Latin one folds to it, and O to 0', () => {
  expect(foldText('А В С Е Н К М О Р Т Х')).toBe('A B C E H K M 0 P T X');
  expect(foldText('а в с е н к м о р т х')).toBe('A B C E H K M 0 P T X');
  expect(foldText('ABCEHKMOPTX')).toBe('ABCEHKM0PTX');
});

test.each([
  ['with a digit', `${'Ы'.repeat(100_000)}1`, `${'Ы'.repeat(100_000)}1`],
  ['without', 'Ы'.repeat(100_000), 'И'.repeat(100_000)],
])('a long word %s folds in one pass', (_, text, folded) => {
  // A pass takes milliseconds, a pass for each letter minutes: the limit only ends the latter.
  expect(runInNewContext('foldText(text)', { foldText, text }, { timeout: 4000 })).toBe(folded);
});

test('a query has at most 16 words, each of them once', () => {
  const words = Array.from({ length: 20 }, (_, n) => String(n));
  expect(foldQuery([...words, ...words].join(' ')).words).toEqual(words.slice(0, 16));
  expect(foldQuery('\ufdfa'.repeat(100)).words).toHaveLength(5);
});

test.each([
  ['words in any order', 'nozzle fuel', 'Fuel nozzles', true],
  ['not where one is missing', 'nozzle seal', 'Fuel nozzle', false],
  ['a number that is written with blanks', 'LM6000', 'The LM 6000 PC', true],
  ['but no words without a digit', 'fuelnozzle', 'Fuel nozzle', false],
  ['nothing without a word', '-', 'Fuel nozzle', false],
])('a text has %s', (_, typed, text, expected) => {
  expect(hasWords(foldQuery(typed), foldText(text))).toBe(expected);
});

test('what is folded stays as it is when it is folded again', () => {
  // Beyond are more Chinese signs, tags and what has no meaning, each of which is itself or nothing.
  for (let code = 0; code <= 0x2ffff; code += 1) {
    const folded = foldNumber(String.fromCodePoint(code));
    if (foldNumber(folded) !== folded) expect.fail(`U+${code.toString(16)}`);
  }
});

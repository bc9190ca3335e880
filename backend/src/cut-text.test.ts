import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab\u{1f600}', 3, 'ab'],
  ['abe\u0301', 3, 'ab'],
  ['a\r\nb', 2, 'a'],
  ['a\u{1f1e9}\u{1f1ea}b', 5, 'a\u{1f1e9}\u{1f1ea}'],
  ['a\u{1f1e9}\u{1f1ea}b', 4, 'a'],
  ['a\u{1f469}\u200d\u{1f527}', 5, 'a'],
  ['a\u{20000}', 2, 'a'],
])('%j is cut to %i units between signs', (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut);
});

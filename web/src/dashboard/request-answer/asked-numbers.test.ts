import { expect, test } from 'vitest';

import { askedNumbers } from './asked-numbers.ts';

test('part numbers are found in the specified line and in free text (spec 2.7)', () => {
  const text =
    'L47102-1, Kraftstoffdüse, 9C-55\nWe need 2 of А123/4 (urgent!), and l-47102-1 again.';
  expect(askedNumbers(text)).toEqual(['L47102-1', '9C-55', 'А123/4']);
});

test('words, small numbers, endless ones and nothing are none; 50 at the most', () => {
  expect(askedNumbers('Guten Tag, wir brauchen 12 Stück.')).toEqual([]);
  expect(askedNumbers('')).toEqual([]);
  expect(askedNumbers('1'.repeat(101))).toEqual([]);
  const many = Array.from({ length: 80 }, (_, index) => `HT-${1000 + index}`).join(' ');
  expect(askedNumbers(many)).toHaveLength(50);
});

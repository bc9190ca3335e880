import { expect, test } from 'vitest';

import { requestedNumbers } from './requested-numbers.ts';

test('part numbers are found in the specified line and in free text (spec 2.7)', () => {
  const text =
    'L47102-1, Kraftstoffdüse, 9C-55\nWe need 2 of А123/4 (urgent!), and l-47102-1 again.';
  expect(requestedNumbers(text)).toEqual(['L47102-1', '9C-55', 'А123/4']);
});

test('words, small numbers, endless ones and nothing are none; 50 at the most', () => {
  expect(requestedNumbers('Guten Tag, wir brauchen 12 Stück.')).toEqual([]);
  expect(requestedNumbers('')).toEqual([]);
  expect(requestedNumbers('1'.repeat(101))).toEqual([]);
  const many = Array.from({ length: 80 }, (_, index) => `HT-${1000 + index}`).join(' ');
  expect(requestedNumbers(many)).toHaveLength(50);
});

import { expect, test } from 'vitest';

import { requestedNumbers } from './requested-numbers.ts';

const numbersIn = (text: string) => requestedNumbers(text).map(({ number }) => number);

test('part numbers are found in the specified line and in free text (spec 2.7)', () => {
  const text =
    'L47102-1, Kraftstoffdüse, 9C-55\nWe need 2 of А123/4 (urgent!), and l-47102-1 again.';
  expect(numbersIn(text)).toEqual(['L47102-1', '9C-55', 'А123/4']);
});

test('words, small numbers, endless ones and nothing are none, but any number of part numbers is found', () => {
  expect(requestedNumbers('Guten Tag, wir brauchen 12 Stück.')).toEqual([]);
  expect(requestedNumbers('')).toEqual([]);
  expect(requestedNumbers('1'.repeat(101))).toEqual([]);
  const many = Array.from({ length: 80 }, (_, index) => `HT-${1000 + index}`).join(' ');
  expect(requestedNumbers(many)).toHaveLength(80);
});

test('the quantity is that of the line, and one where a basket says none', () => {
  const text = 'HT-1000, Nozzle, HT-2000 × 2\nHT-3000, Seal\nAlso HT-4000 please';
  expect(requestedNumbers(text)).toEqual([
    { number: 'HT-1000', quantity: 2 },
    { number: 'HT-2000', quantity: 2 },
    { number: 'HT-3000', quantity: 1 },
    { number: 'HT-4000', quantity: null },
  ]);
});

test('the quantities of several lines that order a number are added, not those that only name it', () => {
  const text = 'HT-1000, Nozzle, HT-2000 × 2\nHT-2000, Nozzle, HT-2000 × 3\nht-1000 × 4';
  expect(requestedNumbers(text)).toEqual([
    { number: 'HT-1000', quantity: 6 },
    { number: 'HT-2000', quantity: 3 },
  ]);
});

import { expect, test } from 'vitest';

import { maxParts, readBasket, writeBasket } from './basket.ts';
import type { BasketPart } from './basket.ts';
import {
  addToBasket,
  linesOf,
  removeFromBasket,
  removeSent,
  replaceInBasket,
  setQuantity,
} from './edit-basket.ts';

const nozzle = { id: 'a', partNumber: 'HT-1', description: 'Nozzle', substPart: 'HT-2' };
const ring = { id: 'b', partNumber: 'HT-9', description: 'Ring', substPart: '' };

test('a part has the line of a picked row (spec 2.7), and its quantity at the end', () => {
  addToBasket(nozzle);
  addToBasket(ring, 4);
  expect(linesOf(readBasket())).toEqual(['HT-1, Nozzle, HT-2', 'HT-9, Ring × 4']);
});

test('a part with line breaks has one line all the same, by which it leaves the basket', () => {
  const broken = {
    ...nozzle,
    partNumber: 'HT-1\t',
    description: ' Nozzle\r\n\nwith  ring',
    note: ' ',
  };
  addToBasket(broken, 2);
  expect(linesOf(readBasket())).toEqual(['HT-1, Nozzle with ring, HT-2 × 2']);
  removeSent(`Hello\n${linesOf(readBasket()).join('\n')}`);
  expect(readBasket()).toEqual([]);
});

test.each([
  [1, 2, 3],
  [null, 2, null],
  [2, null, null],
  [99_999, 1, 99_999],
])('%j of a part and %j of the same are %j', (first, second, sum) => {
  addToBasket(ring, 5);
  addToBasket(nozzle, first);
  addToBasket(nozzle, second);
  expect(readBasket()).toEqual([
    { ...ring, quantity: 5 },
    { ...nozzle, quantity: sum },
  ]);
});

test.each<[Partial<BasketPart>, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{}, 'row 3', 'HT-1 × 2\nrow 3'],
  [{ quantity: null }, 'row 3', 'HT-1 × ?\nrow 3'],
  [{ source: 'row 1' }, 'row 3', 'row 1\nrow 3'],
  [{ source: 'row 1' }, undefined, 'row 1'],
  [{ source: 'x'.repeat(999) }, 'row 3', `${'x'.repeat(999)}\n`],
])('a part %j that is read again from %j has the source %j', (existing, source, joined) => {
  writeBasket([{ ...nozzle, quantity: 2, ...existing }]);
  addToBasket({ ...nozzle, ...(source && { source }) }, 1);
  expect(readBasket()[0]?.source).toBe(joined);
});

test('a part takes the place of another one, with its quantity and source', () => {
  const seal = { ...ring, id: 'c', partNumber: 'HT-3' };
  const parts = [
    { ...nozzle, quantity: 2, source: 'row 1' },
    { ...seal, quantity: 1 },
  ];
  writeBasket(parts);
  replaceInBasket('a', ring);
  expect(readBasket()).toEqual([{ ...ring, quantity: 2, source: 'row 1' }, parts[1]]);
  replaceInBasket('b', seal);
  expect(readBasket()).toEqual([{ ...seal, quantity: 3, source: 'HT-3 × 1\nrow 1' }]);
  const before = readBasket();
  replaceInBasket('c', seal);
  replaceInBasket('not there', nozzle);
  expect(readBasket()).toEqual(before);
  replaceInBasket('c', nozzle);
  removeFromBasket('c');
  expect(readBasket()).toHaveLength(1);
  removeFromBasket('a');
  expect(readBasket()).toEqual([]);
});

test('a part whose id has another number by now stays as asked for, beside the one that has it', () => {
  const renumbered = { ...nozzle, partNumber: 'HT-7' };
  const old = { ...nozzle, id: 'typed HT1', quantity: 3 };
  addToBasket(nozzle, 3);
  addToBasket(renumbered);
  expect(readBasket()).toEqual([old, { ...renumbered, quantity: 1 }]);
  addToBasket({ ...renumbered, partNumber: 'ht 7' }, 4);
  expect(readBasket()).toEqual([old, { ...renumbered, quantity: 5 }]);
  const again = { ...nozzle, partNumber: 'HT-8' };
  replaceInBasket('a', again);
  expect(readBasket()).toEqual([old, { ...again, quantity: 5 }]);
  replaceInBasket('typed HT1', renumbered);
  expect(readBasket()).toEqual([
    { ...renumbered, quantity: 3 },
    { ...again, id: 'typed HT8', quantity: 5 },
  ]);
});

test('texts that are too long for the basket are cut, and the part is there all the same', () => {
  const long = 'x'.repeat(1001);
  const texts = { description: long, substPart: long, note: long, source: long, similar: long };
  const cut = Object.fromEntries(Object.keys(texts).map((name) => [name, 'x'.repeat(1000)]));
  expect(addToBasket({ ...nozzle, ...texts })).toBe(true);
  expect(readBasket()).toEqual([{ ...nozzle, ...cut, quantity: 1 }]);
  replaceInBasket('a', { ...ring, partNumber: long });
  expect(readBasket()).toMatchObject([{ id: 'b', partNumber: 'x'.repeat(1000), quantity: 1 }]);
});

test('where the lines are too long for an enquiry, they leave the descriptions out', () => {
  const long = { ...nozzle, description: 'x'.repeat(990), note: 'not in a list', quantity: 2 };
  const parts = (count: number) => Array.from({ length: count }, () => long);
  expect(linesOf(parts(15))[0]).toContain('xxx, HT-2, not in a list × 2');
  expect(linesOf(parts(16))).toEqual(parts(16).map(() => 'HT-1, not in a list × 2'));
});

test.each([
  [0, 1],
  [-3, 1],
  [2.7, 2],
  [Number.NaN, 1],
  [1_000_000, 99_999],
])('a quantity of %d becomes %d', (typed, quantity) => {
  addToBasket(nozzle);
  addToBasket(ring, null);
  setQuantity('a', typed);
  expect(readBasket().map((part) => part.quantity)).toEqual([quantity, null]);
});

test('what was sent leaves the basket, and nothing else does', () => {
  addToBasket(nozzle);
  addToBasket(ring, 2);
  addToBasket({ ...ring, id: 'c' }, null);
  addToBasket({ ...nozzle, id: 'd', note: 'seen' });
  removeSent('Hello,\nHT-1, Nozzle, HT-2\nHT-9, Ring\nHT-1, seen');
  expect(readBasket().map(({ id }) => id)).toEqual(['b', 'c']);
});

test('it does not grow without bound, and tells what does not fit in', () => {
  for (let index = 0; index < maxParts; index += 1) addToBasket({ ...nozzle, id: `${index}` });
  expect(addToBasket({ ...nozzle, id: 'one too many' })).toBe(false);
  expect(readBasket()).toHaveLength(maxParts);
  expect(addToBasket({ ...nozzle, id: '7' }, 2)).toBe(true);
  expect(readBasket()[7]?.quantity).toBe(3);
});

test.each(['no JSON', '{}', 'null', '[1, null, "x", {}]'])(
  'stored texts that are no basket count as empty: %j',
  (stored) => {
    localStorage.setItem('enquiry_basket', stored);
    expect(readBasket()).toEqual([]);
  },
);

test.each<[Record<string, unknown>, boolean]>([
  [{}, true],
  [{ quantity: null }, true],
  [{ quantity: '2' }, false],
  [{ quantity: 0 }, false],
  [{ quantity: 1.5 }, false],
  [{ quantity: 99_999 }, true],
  [{ quantity: 100_000 }, false],
  [{ partNumber: [] }, false],
  [{ description: 'x'.repeat(1000) }, true],
  [{ description: 'x'.repeat(1001) }, false],
  [{ note: 'n', source: 's', similar: 't' }, true],
  [{ note: 1 }, false],
  [{ similar: null }, false],
])('a stored part with %j is one: %s', (changes, isPart) => {
  localStorage.setItem('enquiry_basket', JSON.stringify([{ ...nozzle, quantity: 1, ...changes }]));
  expect(readBasket()).toHaveLength(isPart ? 1 : 0);
});

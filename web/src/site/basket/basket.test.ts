import { expect, test } from 'vitest';

import { maxParts, readBasket } from './basket.ts';
import { addToBasket, linesOf, removeSent, setQuantity } from './edit-basket.ts';

const nozzle = { id: 'a', partNumber: 'HT-1', description: 'Nozzle', substPart: 'HT-2' };
const ring = { id: 'b', partNumber: 'HT-9', description: 'Ring', substPart: '' };

test('a part has the line of a picked row (spec 2.7), and its quantity at the end', () => {
  addToBasket(nozzle);
  addToBasket(ring, 4);
  expect(linesOf(readBasket())).toEqual(['HT-1, Nozzle, HT-2', 'HT-9, Ring × 4']);
});

test('the same part again adds to its quantity', () => {
  addToBasket(nozzle);
  addToBasket(nozzle, 2);
  expect(readBasket()).toEqual([{ ...nozzle, quantity: 3 }]);
});

test.each([
  [0, 1],
  [-3, 1],
  [2.7, 2],
  [Number.NaN, 1],
  [1_000_000, 99_999],
])('a quantity of %d becomes %d', (typed, quantity) => {
  addToBasket(nozzle);
  setQuantity('a', typed);
  expect(readBasket()[0]?.quantity).toBe(quantity);
});

test('what was sent leaves the basket, and nothing else does', () => {
  addToBasket(nozzle);
  addToBasket(ring, 2);
  removeSent('Hello,\nHT-1, Nozzle, HT-2\nHT-9, Ring');
  expect(readBasket()).toEqual([{ ...ring, quantity: 2 }]);
});

test('it does not grow without bound, and tells what does not fit in', () => {
  for (let index = 0; index < maxParts; index += 1) addToBasket({ ...nozzle, id: `${index}` });
  expect(addToBasket({ ...nozzle, id: 'one too many' })).toBe(false);
  expect(readBasket()).toHaveLength(maxParts);
  expect(addToBasket({ ...nozzle, id: '7' }, 2)).toBe(true);
  expect(readBasket()[7]?.quantity).toBe(3);
});

test.each([
  'no JSON',
  '{}',
  'null',
  '[1, null, {}]',
  JSON.stringify([{ ...nozzle, quantity: '2' }]),
  JSON.stringify([{ ...nozzle, quantity: 0 }]),
  JSON.stringify([{ ...nozzle, quantity: 1, description: 'x'.repeat(1001) }]),
])('stored texts that are no basket count as empty: %j', (stored) => {
  localStorage.setItem('enquiry_basket', stored);
  expect(readBasket()).toEqual([]);
});

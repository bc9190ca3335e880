import { expect, test } from 'vitest';

import { joinLists } from './join-lists.ts';

const tabs = 'HT-1-01\tNozzle\t4\nHT-2-02\tRing\t12';

test.each([
  ['nothing', '', 'HT-3-03;7'],
  ['one like it', tabs, 'HT-3-03\tSeal\t7\n'],
  ['one with the same headings', 'Part\tQty\nHT-1-01\t4\n', 'Part\tQty\nHT-3-03\t7'],
  ['numbers alone', 'HT-1-01\nHT-2-02', 'HT-3-03'],
])('a list goes below %s', (_, above, below) => {
  expect(joinLists(above, below, 'en')).toBe(above === '' ? below : `${above.trimEnd()}\n${below}`);
});

test.each([
  ['other separators', tabs, 'HT-3-03;Seal;7\nHT-4-04;Seal;2'],
  ['columns in another order', 'Teilenummer;Menge\nHT-1-01;4', 'Menge;Teilenummer\n7;HT-3-03'],
  ['headings, below a number alone', 'HT-1-01', 'Part;Qty\nHT-3-03;7'],
])('a list does not go below another that would change how it is read: %s', (_, above, below) => {
  expect(joinLists(above, below, 'en')).toBeUndefined();
});

test('what somebody has said of the columns counts for both lists', () => {
  // Without it, falling numbers before the part numbers are quantities, and one number alone is open.
  const [above, below] = ['4\tHT-1-01', '2\tHT-2-02'];
  expect(joinLists(above, below, 'en')).toBeUndefined();
  expect(joinLists(above, below, 'en', ['quantity', 'number'])).toBe(`${above}\n${below}`);
});

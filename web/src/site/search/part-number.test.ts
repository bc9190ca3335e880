import { expect, test } from 'vitest';

import { isPartNumber } from './part-number.ts';

const engines = ['LM6000', 'lm 2500+', 'LМ 6000 PC', 'MS5001P', 'Frame 9E', 'SGT-800', 'LM1600'];
const words = ['spark plugs LM6000', 'filter 10', 'ABC'];

test.each([...engines, ...words])('is no part number: %s', (text) => {
  expect(isPartNumber(text)).toBe(false);
});

const beginLikeEngines = ['MS21042-4', 'LM6000-FN-2041', '9E12-04', 'SGT-0800-17'];

test.each(['HT-ZZ-0000-00', 'ht zz 2041 03', 'ABC 12', ...beginLikeEngines])(
  'is a part number: %s',
  (text) => {
    expect(isPartNumber(text)).toBe(true);
  },
);

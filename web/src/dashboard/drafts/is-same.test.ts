import { expect, test } from 'vitest';

import { isSame } from './is-same.ts';

const file = new File(['a'], 'a.png');

test.each([
  // What was chosen and taken back is as if it had never been chosen; files are compared by identity.
  [true, { title: { de: 'Düse', en: '' } }, { title: { de: 'Düse', en: '' }, image: undefined }],
  [false, { title: { de: 'Düse', en: '' } }, { title: { de: 'Düse', en: 'Nozzle' } }],
  [false, '', 0],
  [true, { images: [file] }, { images: [file] }],
  [false, { images: [file] }, { images: [new File(['a'], 'a.png')] }],
  [false, { images: [file] }, { images: [] }],
])('it is %s that two values are the same: %j, %j', (expected, one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([expected, expected]);
});

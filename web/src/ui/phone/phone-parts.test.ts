import { expect, test } from 'vitest';

import { phoneParts } from './phone-parts.ts';

const addressesIn = (text: string) => phoneParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['+49 551 000260', ['tel:+49551000260']],
  ['(0551) 26-0', ['tel:0551260']],
  ['8 (495) 123-45-67', ['tel:84951234567']],
  ['0551/2600', ['tel:05512600']],
  ['0551 / 26 00', ['tel:05512600']],
  ['+49 (0)551 2600', ['tel:+495512600']],
  ['Tel. +49 551 2600 (Zentrale)', ['tel:+495512600']],
  ['112', ['tel:112']],
  // Several, each of its own.
  ['+49 551 1 / +49 551 2', ['tel:+495511', 'tel:+495512']],
  ['0551/2600/0171 5678', ['tel:05512600', 'tel:01715678']],
  ['0551 26 oder 0171 56', ['tel:055126', 'tel:017156']],
  ['+49 551 26, +49 171 56; +49 171 57', ['tel:+4955126', 'tel:+4917156', 'tel:+4917157']],
  ['+49 551 26 +49 171 56', ['tel:+4955126', 'tel:+4917156']],
  // What is no number of its own beside one.
  ['+49 551 2600 ext. 12', ['tel:+495512600']],
  ['Mo 8-17: 0551 2600', ['tel:05512600']],
  // Nobody can tell one number from two.
  ['+49 551 26000 / 26001', []],
  ['8 (495) 123-45-67 / 8 (495) 123-45-68', []],
  ['8 (495) 123-45-67, 8 (495) 123-45-68', []],
  ['on request', []],
])('%s dials %j', (text, expected) => {
  expect(addressesIn(text)).toEqual(expected);
  expect(
    phoneParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

import { expect, test } from 'vitest';
import { phonePattern } from './phone.ts';

const asInput = new RegExp(`^(?:${phonePattern})$`, 'v');

test.each([
  '+49 551 000260',
  '+49 (0) 551 / 000-260',
  '(0551) 000 260',
  '8 (800) 555-35-35, доб. 12',
  '001.555.0100 ext. 7',
  '+7\u00a0701\u00a0000\u00a0000',
  '112',
  '(+49) 551 000260',
  ' +49 551 000260 ',
  'Tel.: +49 551 000260',
  '+49 551 000260, +49 170 0002600',
  '\u202a+49 551 000260\u202c',
  '+49\u00ad551\u200b000260',
  '+49 551\u2011000260',
  '0551 \u2212 000260',
])('%s may be a phone number', (phone) => {
  expect(phone).toMatch(asInput);
});

test.each([
  '12',
  'call me',
  'a@b.example',
  '<b>123</b>',
  '+49 551\n000260',
  '123 please',
  '++123',
  '123+',
])('%j is none', (phone) => {
  expect(phone).not.toMatch(asInput);
});

test('a long text is judged at once', () => {
  for (const sign of ['(', ' ', '+', '+ ', '1+']) {
    expect(`${sign.repeat(100_000)}x`).not.toMatch(asInput);
  }
});

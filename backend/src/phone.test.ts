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
])('%s may be a phone number', (phone) => {
  expect(phone).toMatch(asInput);
});

test.each(['12', 'call me', 'a@b.example', '<b>123</b>', '+49 551\n000260', '123 please', '++123'])(
  '%j is none',
  (phone) => {
    expect(phone).not.toMatch(asInput);
  },
);

test('a long text is judged at once', () => {
  expect('('.repeat(100_000)).not.toMatch(asInput);
});

import { expect, test } from 'vitest';

import { toCsv } from './to-csv.ts';

test('a CSV begins with a byte order mark, and separates by semicolons and CRLF', () => {
  expect(
    toCsv([
      ['Name', 'Größe'],
      ['Иван', '2'],
    ]),
  ).toBe('\ufeffName;Größe\r\nИван;2\r\n');
});

test.each([
  ['a;b', '"a;b"'],
  ['a "b" c', '"a ""b"" c"'],
  ['a\nb', '"a\nb"'],
  ['plain, with a comma', 'plain, with a comma'],
])('%j is written as %j', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\ufeff${cell}\r\n`);
});

test.each(['=1+1', '+49 551', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a spreadsheet does not compute %j',
  (text) => {
    expect(
      toCsv([[text]])
        .replace('\ufeff', '')
        .replace(/^"/, ''),
    ).toMatch(/^'/);
  },
);

test('a sign inside a text stays as it is', () => {
  expect(toCsv([['a=b']])).toBe('\ufeffa=b\r\n');
});

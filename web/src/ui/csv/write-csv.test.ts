import { expect, test } from 'vitest';

import { csvRows, writeCsv } from './write-csv.ts';

test('a table begins with a byte order mark; a cell that would end early is quoted', () => {
  const rows = [
    ['Teilenummer', 'Bezeichnung'],
    ['HT-1', 'Dichtung; 0,5 mm'],
    ['HT-2', 'sagt "passt"\nimmer'],
  ];
  expect(writeCsv(rows, ';')).toBe(
    '\uFEFFTeilenummer;Bezeichnung\r\nHT-1;"Dichtung; 0,5 mm"\r\nHT-2;"sagt ""passt""\nimmer"\r\n',
  );
});

test.each([';', ',', '\t'])('a cell with %j is quoted, whatever separates the cells', (sign) => {
  expect(csvRows([[`a${sign}b`, 'c']], ';')).toBe(`"a${sign}b";c\r\n`);
  expect(csvRows([[`a${sign}b`, 'c']], ',')).toBe(`"a${sign}b",c\r\n`);
});

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

test.each([...signs.map((sign) => `${sign}1`), '\tx', '\rx', '\nx', ' =1', '"=1', "'=1"])(
  'a spreadsheet does not run the cell %j',
  (cell) => expect(csvRows([[cell]], ';')).toMatch(/^"?'/),
);

test.each([
  ...signs.map((sign) => [`a,${sign}1`, `"a,'${sign}1"`]),
  ['a;=1', `"a;'=1"`],
  ['a\t=1', `"a\t'=1"`],
  ['a\n=1', `"a\n'=1"`],
  ['a\r\n=1', `"a\r\n'=1"`],
  ['a,"=1', `"a,'""=1"`],
  ["a,'=1", `"a,''=1"`],
])('nor what %j holds, where it is opened with another separator', (cell, written) => {
  expect(csvRows([['x', cell]], ';')).toBe(`x;${written}\r\n`);
  expect(csvRows([['x', cell]], ',')).toBe(`x,${written}\r\n`);
});

test.each(['a=b', 'a - b', 'Ring (-40 °C)', 'Ring, 1 =', "'n Ring"])(
  'a sign within a text stays as it is: %j',
  (cell) => expect(csvRows([[cell]], ';').replaceAll('"', '')).toBe(`${cell}\r\n`),
);

test('an apostrophe of the text stays, so that the file can be read back', () => {
  expect(writeCsv([["'=1", "'n Ring"]], ';')).toBe("\uFEFF''=1;'n Ring\r\n");
});

test.each([
  ...['341E03', '1-1907', '00123', '1.50', '123456789012', 'MAR-12', '1DEC', '5 %', '10 A', 'true'],
  ...['1/2', '10:30', '1.234,5', '12. Mrz', "'00123", '2-', '(5)', '€5', '$ 5', '5 €', '1.'],
])('a spreadsheet keeps the text %s as it is', (cell) => {
  expect(csvRows([[cell]], ';').replaceAll('"', '')).toBe(`'${cell}\r\n`);
});

test.each(['30', '7121', '12345678901', 'HT-1001', 'L47612P01', 'MARK-12', 'SEPARATOR 5', "'n 1"])(
  'the text %s needs no apostrophe',
  (cell) => expect(csvRows([[cell]], ';')).toBe(`${cell}\r\n`),
);

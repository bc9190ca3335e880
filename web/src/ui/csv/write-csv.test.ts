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

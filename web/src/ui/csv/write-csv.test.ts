import { expect, test } from 'vitest';

import { writeCsv } from './write-csv.ts';

test('a table begins with a byte order mark; a cell that would end early is quoted', () => {
  const rows = [
    ['Teilenummer', 'Bezeichnung'],
    ['HT-1', 'Dichtung; 0,5 mm'],
    ['HT-2', 'sagt "passt"\nimmer'],
  ];
  expect(writeCsv(rows, ';')).toBe(
    '\uFEFFTeilenummer;Bezeichnung\r\nHT-1;"Dichtung; 0,5 mm"\r\nHT-2;"sagt ""passt""\nimmer"\r\n',
  );
  expect(writeCsv([['a;b', 'a,b']], ',')).toBe('\uFEFFa;b,"a,b"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a spreadsheet does not run the cell %j',
  (cell) => expect(writeCsv([[cell]], ';')).toMatch(/^\uFEFF"?'/),
);

test('a sign inside a text stays as it is', () => {
  expect(writeCsv([['a=b']], ';')).toBe('\uFEFFa=b\r\n');
});

test('an apostrophe of the text stays, so that the file can be read back', () => {
  expect(writeCsv([["'=1", "'n Ring"]], ';')).toBe("\uFEFF''=1;'n Ring\r\n");
});

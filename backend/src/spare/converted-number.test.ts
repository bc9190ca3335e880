import { expect, test } from 'vitest';
import { isConvertedFrom, looksConverted } from './converted-number.ts';

test.each([
  ['341E03', '341000'],
  ['341E03', '3,41E+05'],
  ['00123', '123'],
  ['1234567890123', '1.23457E+12'],
  ['1234567890123', '1,23E+12'],
  ['12345678901234567890', '12345678901234500000'],
  ['1.50', '1.5'],
  ['1.50', '1,5'],
  ['1.234', '1234'],
  ['1-1907', 'Jan 07'],
  ['1-1907', 'Jan-07'],
  ['1-1907', '01.01.1907'],
  ['1-1907', '1/1/1907'],
  ['1-1907', '1907-01-01'],
  ['1-1907', '2558'],
  ['1-1907', 'янв.07'],
  ['5-12', '05. Dez'],
  ['5-12', '12-May'],
  ['5-12', '05.12.2026'],
  ['MAR-12', '12. Mrz'],
  ['12-45', 'Dec-45'],
  // As LibreOffice saves them in one country or another.
  ['341E03', '3.41E+05'],
  ['1234567890123456789', '1.23456789012346E+018'],
  ['12e5', '1.20E+06'],
  ['MAR-12', '03/01/12'],
  ['12. Mrz', '03/12/26'],
  ['5-12', '12/05/26'],
  ['1.2.3', '02/01/03'],
  ['1/2', '02/01/26'],
  ['12-MAR-2020', '03/12/20'],
  ['янв 07', '01/01/07'],
  ['1 234', '1234'],
  ['.5', '0.5'],
])('a spreadsheet makes of the number %s: %s', (stored, text) => {
  expect(isConvertedFrom(text, stored)).toBe(true);
});

test.each([
  ['341E03', '341001'],
  ['341E03', '341E03'],
  ['123', '0123'],
  ['00123', '0123'],
  ['1-1907', '1-1908'],
  ['1-1907', 'Feb 07'],
  ['5-12', '12-5'],
  ['4-1', '5'],
  ['HT-1001', '1001'],
  ['1-1907', ''],
])('a person changes the number %s to %s', (stored, text) => {
  expect(isConvertedFrom(text, stored)).toBe(false);
});

test('a new number is recognised as changed where hardly a person would write it so', () => {
  const texts = ['1.23E+05', 'Jan 07', '01.01.1907', '7-Dez', 'HT-1', '341E03', '5-12', '341000'];
  expect(texts.filter(looksConverted)).toEqual(['1.23E+05', 'Jan 07', '01.01.1907', '7-Dez']);
});

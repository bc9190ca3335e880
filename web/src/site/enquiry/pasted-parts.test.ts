import { expect, test } from 'vitest';

import { maxLines, readPastedLines } from './pasted-parts.ts';

test.each([
  ['a column', 'HT-1\nHT-2\n', ['HT-1 1', 'HT-2 1']],
  ['number and quantity', 'HT-1\t4\r\nHT-2\t12\r\n', ['HT-1 4', 'HT-2 12']],
  ['semicolons', 'HT-1;4\nHT-2 ; 2', ['HT-1 4', 'HT-2 2']],
  ['a description between', 'HT-1\tFuel nozzle, duplex\t4', ['HT-1 4']],
  ['quotes and empty cells', '"HT-1"\t\t"4"', ['HT-1 4']],
  ['blanks within a number', 'HT FN 2041 03\t2', ['HT FN 2041 03 2']],
  ['no quantity', 'HT-1\t0\nHT-2\tmany\nHT-3\t1.5', ['HT-1 1', 'HT-2 1', 'HT-3 1']],
  ['empty lines and lines of signs', '\n \t \n---\nHT-1', ['HT-1 1']],
])('reads %s', (_, text, expected) => {
  const lines = readPastedLines(text);
  expect(lines.map(({ partNumber, quantity }) => `${partNumber} ${quantity}`)).toEqual(expected);
});

test('reads every line, and no longer number than a search takes', () => {
  expect(readPastedLines('HT-1\n'.repeat(maxLines + 1))).toHaveLength(maxLines + 1);
  expect(readPastedLines('x'.repeat(200))[0]?.partNumber).toHaveLength(100);
  expect(readPastedLines(`${'x'.repeat(99)}e\u0301`)[0]?.partNumber).toBe('x'.repeat(99));
});

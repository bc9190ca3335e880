import { expect, test } from 'vitest';

import { calloutLines, parseCallouts } from './callout-lines.ts';
import {
  move,
  place,
  remove,
  renumber,
  rowsWith,
  rowsWithoutCallout,
  setRows,
  suggestNext,
} from './placing.ts';
import type { Placing, Source } from './placing.ts';

/** Rows a, b, c and d with these numbers, of which nothing is placed yet. */
function start(numbers: string[], placed: string[] = [], elsewhere: string[] = []) {
  const ids = ['a', 'b', 'c', 'd'].slice(0, numbers.length);
  const rows = Object.fromEntries(ids.map((id, index) => [id, numbers[index] ?? '']));
  const source: Source = { ids, stored: rows, elsewhere: new Set(elsewhere) };
  const callouts = calloutLines(placed.map((number) => ({ number, x: 10, y: 20 })));
  return { placing: { callouts, rows }, source };
}

const numbersOf = ({ callouts }: Placing) => parseCallouts(callouts).map(({ number }) => number);

function placeNext(placing: Placing, source: Source, chosen?: string): Placing {
  return place(placing, { x: 1, y: 2 }, suggestNext(placing, source, chosen));
}

test('callouts come back from their lines, whatever their numbers are', () => {
  const callouts = ['1', '2-1', 'A: 5% 6%', ': ', 'é "x"'].map((number, index) => ({
    ...{ number, x: index / 4, y: 100 },
  }));
  expect(parseCallouts(calloutLines(callouts))).toEqual(callouts);
  expect(parseCallouts(calloutLines([{ number: '1\n2', x: 0, y: 0 }]))).toEqual([
    { number: '1 2', x: 0, y: 0 },
  ]);
});

test('one click after the other places the rows in their order, each with the next number', () => {
  const { placing, source } = start(['', '', '']);
  let placed: Placing = placing;
  for (let clicks = 0; clicks < 4; clicks++) placed = placeNext(placed, source);
  expect(numbersOf(placed)).toEqual(['1', '2', '3', '4']);
  // The fourth has no row left.
  expect(placed.rows).toEqual({ a: '1', b: '2', c: '3' });
});

test('a row that has a number is suggested with it, and what another drawing shows is not', () => {
  const { placing, source } = start(['7', '2-1, 2-2', '9'], [], ['2-2']);
  const placed = placeNext(placeNext(placing, source), source);
  expect(numbersOf(placed)).toEqual(['7', '9']);
  expect(placed.rows).toEqual(placing.rows);
  expect(rowsWithoutCallout(placed, source)).toEqual([]);
  expect(suggestNext(placed, source)).toEqual({ number: '10' });
});

test('the suggestion goes on after the row of the last callout, and comes back to those left out', () => {
  const { placing, source } = start(['', '', '', '']);
  const placed = placeNext(placing, source, 'c');
  expect(suggestNext(placed, source).rowId).toBe('d');
  expect(suggestNext(placeNext(placed, source), source).rowId).toBe('a');
});

test.for([
  ['2-7', '2-8'],
  ['09', '10'],
  ['007', '008'],
  ['B', 'B1'],
])('after %s comes %s', ([last = '', next]) => {
  const { placing, source } = start([], [last]);
  expect(suggestNext(placing, source).number).toBe(next);
});

test('a number that is typed takes along the row that was suggested with the old one', () => {
  const { placing, source } = start(['', '']);
  const placed = placeNext(placing, source);
  const renumbered = renumber(placed, source, 0, '12');
  expect(numbersOf(renumbered)).toEqual(['12']);
  expect(renumbered.rows).toEqual({ a: '12', b: '' });
});

test('a number of other rows leads to them, and the suggested row is without one again', () => {
  const { placing, source } = start(['', '5']);
  const renumbered = renumber(placeNext(placing, source), source, 0, '5');
  expect(rowsWith(renumbered, '5')).toEqual(['b']);
  expect(renumbered.rows).toEqual(placing.rows);
});

test('no typing and no deleting changes the numbers that are stored', () => {
  const { placing, source } = start(['1', '2'], ['1', '2']);
  expect(renumber(placing, source, 0, '8').rows).toEqual(placing.rows);
  expect(remove(placing, source, 0)).toEqual({
    callouts: calloutLines([{ number: '2', x: 10, y: 20 }]),
    rows: placing.rows,
  });
});

test('a number that another callout has stays with its rows', () => {
  const { placing, source } = start(['']);
  const twice = place(placeNext(placing, source), { x: 5, y: 5 }, { number: '1' });
  expect(renumber(twice, source, 0, '2').rows).toEqual({ a: '1' });
  expect(remove(twice, source, 0).rows).toEqual({ a: '1' });
  expect(remove(remove(twice, source, 0), source, 0).rows).toEqual({ a: '' });
});

test('several rows have one number, and one row several', () => {
  const { placing } = start(['1', '2', '']);
  expect(setRows(placing, '2', ['a', 'c']).rows).toEqual({ a: '1, 2', b: '', c: '2' });
});

test('a callout stays within its image', () => {
  const { placing } = start([], ['1']);
  expect(parseCallouts(move(placing, 0, { x: -3, y: 100.4 }).callouts)).toEqual([
    { number: '1', x: 0, y: 100 },
  ]);
});

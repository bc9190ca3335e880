import { expect, test } from 'vitest';
import { turnsDuring } from '../../../backend/src/testing/turns.ts';
import { flatMapInPieces } from './in-pieces.ts';

test('a long list is mapped as flatMap does, and lets others through', async () => {
  const list = Array.from({ length: 50 }, (_, n) => n);
  const slowly = (n: number) => {
    const end = performance.now() + 5;
    while (performance.now() < end);
    return n % 2 === 0 ? [n, -n] : [];
  };
  let mapped: number[] = [];
  const turns = await turnsDuring(async () => (mapped = await flatMapInPieces(list, slowly)));
  expect(mapped).toEqual(list.flatMap((n) => (n % 2 === 0 ? [n, -n] : [])));
  expect(turns).toBeGreaterThan(10);
});

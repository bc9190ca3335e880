import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turnsDuring } from '../../../backend/src/testing/turns.ts';
import { beforeStepOf, flatMapInPieces } from './in-pieces.ts';

const busy = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('a long list is mapped as flatMap does, and lets others through', async () => {
  const list = Array.from({ length: 50 }, (_, n) => n);
  const slowly = (n: number) => {
    busy(5);
    return n % 2 === 0 ? [n, -n] : [];
  };
  let mapped: number[] = [];
  const turns = await turnsDuring(async () => (mapped = await flatMapInPieces(list, slowly)));
  expect(mapped).toEqual(list.flatMap((n) => (n % 2 === 0 ? [n, -n] : [])));
  expect(turns).toBeGreaterThan(10);
});

test('of several lists at the same time one piece is mapped in a turn of the event loop', async () => {
  let inThisTurn = 0;
  let maxInATurn = 0;
  const mapOne = (n: number) => {
    busy(12);
    // All of them begin in the turn in which they are called.
    if (n > 0) inThisTurn += 1;
    maxInATurn = Math.max(maxInATurn, inThisTurn);
    return [];
  };
  const lists = Array.from({ length: 4 }, () => flatMapInPieces([0, 1, 2, 3, 4], mapOne));
  const reset = () => {
    inThisTurn = 0;
    watch = setImmediate(reset);
  };
  let watch = setImmediate(reset);
  await Promise.all(lists);
  clearImmediate(watch);
  expect(maxInATurn).toBe(1);
});

test('each step of the work on a long body has a turn of its own, on a short one none', async () => {
  const stepsByTurn = async (length: number) => {
    let steps = 0;
    for (let n = 0; n < 3; n++) void beforeStepOf(length).then(() => (steps += 1));
    const byTurn: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      await nextTurn();
      byTurn.push(steps);
      steps = 0;
    }
    return byTurn.filter((count) => count > 0);
  };
  expect(await stepsByTurn(200_000)).toEqual([1, 1, 1]);
  expect(await stepsByTurn(1_000)).toEqual([3]);
});

import { expect, test } from 'vitest';
import { proveSmallMachine } from '../proof/small-machine.ts';

/** Longer than the caches take to be full, from when on nothing grows. */
const seconds = 180;

test('a site in 512 MB outlives every attack at once, and loses nothing', async () => {
  const { isAlive, lost, ...report } = await proveSmallMachine(seconds);
  console.log(report);
  expect({ isAlive, lost }).toEqual({ isAlive: true, lost: [] });
});

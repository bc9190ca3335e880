import { expect, test } from 'vitest';
import { proveSmallMachine } from '../proof/small-machine.ts';

/** Longer than caches that count too little need to end the site, which was four minutes. */
const seconds = 300;

test('a site in 512 MB outlives every attack at once, and loses nothing', async () => {
  const { isAlive, lost, ...report } = await proveSmallMachine(seconds);
  console.log(report);
  expect({ isAlive, lost }).toEqual({ isAlive: true, lost: [] });
}, 1_200_000);

import { expect, test } from 'vitest';
import { proveSmallMachine } from '../proof/small-machine.ts';

/** Longer than caches that count too little need to end the site, which was four minutes. */
const seconds = 600;

test('a site in 512 MB outlives every attack at once, serves every visitor and loses nothing', async () => {
  const report = await proveSmallMachine(seconds);
  console.log(report);
  const { isAlive, failures, lost } = report;
  expect({ isAlive, failures, lost }).toEqual({ isAlive: true, failures: {}, lost: [] });
}, 1_200_000);

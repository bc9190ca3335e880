import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Ticks with full collections between them, as on a site where nobody asks for a while. */
const ticks = `
  for (let n = 0; n < 5; n++) {
    await new Promise((resolve) => process.nextTick(resolve));
    await new Promise((resolve) => setTimeout(resolve, 5));
    gc();
  }`;

test('the shape of ticks outlives full collections', async () => {
  expect(await shapesMadeBy(ticks)).toBeGreaterThan(1);
  const module = JSON.stringify(new URL('tick-shape.ts', import.meta.url).href);
  const kept = `(await import(${module})).keepShapeOfTicks();`;
  expect(await shapesMadeBy(kept + ticks)).toBe(1);
});

/** How often V8 makes the shape of Node's ticks, whose last property is `args`. */
async function shapesMadeBy(script: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'shapes-'));
  try {
    const log = join(folder, 'maps.log');
    const flags = ['--expose-gc', '--log-maps', '--no-logfile-per-isolate', `--logfile=${log}`];
    await promisify(execFile)(process.execPath, [...flags, '--input-type=module', '-e', script]);
    return (await readFile(log, 'utf8')).match(/^map,Transition,.*,args$/gm)?.length ?? 0;
  } finally {
    await rm(folder, { recursive: true });
  }
}

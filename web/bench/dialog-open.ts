import { parseArgs } from 'node:util';

import { benchOnSite } from './bench-site.ts';
import type { BenchSite } from './bench-site.ts';

/**
 * How long it takes from the click to an open dialog with three editors, on a warm cache (it
 * should be under 150 ms). Prints the figures of the first opening after a page load, for which the editors'
 * chunk is read from the browser's cache, and of those that follow.
 *
 *     npm run build && node web/bench/dialog-open.ts [--loads 10] [--port 4199]
 */
const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '10' },
    port: { type: 'string', default: '4199' },
  },
});
const loads = Number(values.loads);
const openings = 5;

await benchOnSite(values.port, {}, async (site) => {
  const first: number[] = [];
  const later: number[] = [];
  // The first load fills the cache.
  for (let load = 0; load <= loads; load++) {
    const times = await measureLoad(site);
    if (load === 0) continue;
    first.push(times[0] ?? NaN);
    later.push(...times.slice(1));
  }
  report('first opening after a page load', first);
  report('openings after that', later);
});

/** The times of one page load's openings, as a person's: the pointer comes to the button, then clicks. */
async function measureLoad({ url, page }: BenchSite): Promise<number[]> {
  await page.goto('about:blank');
  await page.goto(`${url}/#/dashboard/data`);
  const button = page.getByRole('button', { name: 'Add spare part' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let opening = 0; opening < openings; opening++) {
    await page.mouse.move(400, 500);
    await button.hover();
    await page.waitForTimeout(150);
    await page.evaluate(watchForEditors);
    await page.mouse.down();
    await page.mouse.up();
    const shown = await page.waitForFunction(
      () => performance.getEntriesByName('dialog')[0]?.duration,
    );
    times.push(Number(await shown.jsonValue()));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return times;
}

/** Runs in the browser: measures from the next click to the frame that shows the third editor. */
function watchForEditors(): void {
  performance.clearMeasures('dialog');
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      const isShown = () =>
        document.querySelectorAll('[role="dialog"] [contenteditable="true"]').length === 3;
      const look = () => {
        if (!isShown()) requestAnimationFrame(look);
        // The frame after the one in which they were found is painted.
        else
          requestAnimationFrame(() => {
            performance.measure('dialog', { start: timeStamp, end: performance.now() });
          });
      };
      look();
    },
    { capture: true, once: true },
  );
}

function report(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? NaN).toFixed(0);
  console.log(`${name}: median ${at(0.5)} ms, 90 % within ${at(0.9)} ms, ${sorted.length} times`);
}

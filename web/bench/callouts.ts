import { parseArgs } from 'node:util';

import type { Browser, Page } from '@playwright/test';

import { addSpareWithDrawing, numbersInRows } from '../e2e/drawing-of-spare.ts';
import { benchOnSite, openOnPhone } from './bench-site.ts';

/**
 * How long it takes on a slow processor from pointing at a callout, or clicking it, to the frame that shows
 * its row marked (it should be under 100 ms), in a list of thousands of rows below a drawing with 60 callouts.
 * Then what callouts cost at first view, on a phone with a slow line: the same list and drawing without and
 * with them. Prints the best and the median, since other programs make a step longer but never shorter.
 *
 *     npm run build && node web/bench/callouts.ts [--parts 3000] [--slower 4] [--rounds 5] [--port 4197]
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: '3000' },
    slower: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4197' },
  },
});
const parts = Number(values.parts);
const rounds = Number(values.rounds);
/** As many as a finger can tell apart on a phone. */
const callouts = 60;
const production = { NODE_ENV: 'production', SEED: 'none' };
const times: Record<string, number[]> = {};

await benchOnSite(values.port, production, async (site) => {
  const spare = await addSpareWithDrawing(site, listWith(callouts));
  const plain = await addSpareWithDrawing(site, listWith(0));
  const browser = site.page.context().browser();
  if (!browser) throw new Error('The browser is gone.');

  for (const [input, hasTouch, width] of [
    ['mouse', false, 1440],
    ['finger', true, 360],
  ] as const) {
    const context = await browser.newContext({
      ...{ hasTouch, isMobile: hasTouch },
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(600_000);
    await page.goto(`${site.url}/de/part-list/${spare}`);
    await page
      .locator('tbody tr')
      .nth(parts - 1)
      .waitFor({ state: 'attached' });
    await page.getByText('Alle Teile werden geladen').waitFor({ state: 'detached' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
    for (let round = 0; round < rounds; round++) await measure(page, input);
    await context.close();
  }
  for (const [step, all] of Object.entries(times)) {
    const sorted = all.toSorted((a, b) => a - b).map((time) => time.toFixed(0));
    console.log(`${step}: ${sorted[0]} ms, median ${sorted[Math.floor(sorted.length / 2)]} ms`);
  }

  for (const [what, id] of [
    ['without callouts', plain],
    ['with callouts', spare],
  ] as const) {
    const views = [];
    for (let round = 0; round < rounds; round++) {
      views.push(await firstView(browser, `${site.url}/de/part-list/${id}`));
    }
    const [best] = views.toSorted((one, other) => one.ms - other.ms);
    console.log(
      `first view ${what}: largest paint (${best?.element}) ${best?.ms} ms, ` +
        `${best?.requests} requests, ${best?.scripts} bytes of scripts`,
    );
  }
});

/** What the first view of an address takes on a phone. */
async function firstView(browser: Browser, address: string) {
  const { page, paint } = await openOnPhone(browser, address, 1);
  const { requests, scripts } = await page.evaluate(() => {
    const loaded = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const ofScripts = loaded.filter(({ name }) => /\.js$/.test(name));
    const scripts = ofScripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { requests: loaded.length, scripts };
  });
  await page.context().close();
  return { ...paint, requests, scripts };
}

/** A list on whose drawing these many callouts lead to rows all over it. */
function listWith(count: number) {
  const step = Math.floor(parts / callouts);
  const rows = Array.from({ length: parts }, (_, row) =>
    row % step === 0 && row / step < count ? `${row / step + 1}` : '',
  );
  return { title: `${count} Nummern`, rows, callouts: numbersInRows(count, 10) };
}

/** Points at the callouts of a row at the beginning, in the middle and at the end of the list. */
async function measure(page: Page, input: 'mouse' | 'finger'): Promise<void> {
  for (const number of [1, callouts / 2, callouts]) {
    const callout = page.locator(`main button[value="${number}"]`);
    await page.evaluate(
      "document.activeElement?.blur(); scrollTo({ top: 0, behavior: 'instant' })",
    );
    await callout.scrollIntoViewIfNeeded();
    if (input === 'mouse') {
      await page.mouse.move(0, 0);
      await timed(page, 'pointing', 'mouseover', () => callout.hover());
      // A locator's click would look for what lies under the mouse, which takes as long as all the rest.
      await timed(page, 'clicking', 'click', async () => {
        await page.mouse.down();
        await page.mouse.up();
      });
    } else {
      await timed(page, 'tapping', 'click', () => callout.tap());
    }
  }
}

/** Measures from an event of the browser to the frame that is painted after it, in which the row is marked. */
async function timed(page: Page, step: string, type: string, act: () => Promise<void>) {
  // What the last step has left to do is done.
  await page.waitForTimeout(1000);
  const measured = page.evaluate(nextPaintAfter, type);
  await act();
  (times[step] ??= []).push(await measured);
}

/**
 * Runs in the browser: returns how many milliseconds the next such event on a callout takes (16 at least,
 * since browsers report none that is shorter), or rejects where its row is not marked then.
 */
function nextPaintAfter(type: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let ms = 16;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === type) ms = entry.duration;
    });
    // TypeScript's type does not know the threshold yet.
    const shortOnesToo = { type: 'event', durationThreshold: 16 };
    observer.observe(shortOnesToo);
    setTimeout(() => {
      observer.disconnect();
      const row = document.querySelector('tr[data-marked]');
      const { top = Infinity, bottom = 0 } = row?.getBoundingClientRect() ?? {};
      // A click brings the row into view, too.
      const isShown = row && (type !== 'click' || (top < innerHeight && bottom > 0));
      if (isShown) resolve(ms);
      else reject(new Error(`No row is marked after ${type}.`));
    }, 2000);
  });
}

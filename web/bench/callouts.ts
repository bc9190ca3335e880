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
      await timed(page, 'clicking', 'click', () => callout.click());
    } else {
      await timed(page, 'tapping', 'click', () => callout.tap());
    }
  }
}

/** Measures from an event of the browser to the frame that shows a marked row. */
async function timed(page: Page, step: string, type: string, act: () => Promise<void>) {
  // What the last step has left to do is done.
  await page.waitForTimeout(1000);
  await page.evaluate(watchForMark, type);
  await act();
  const shown = await page.waitForFunction(() => performance.getEntriesByName('mark')[0]?.duration);
  (times[step] ??= []).push(Number(await shown.jsonValue()));
}

/** Runs in the browser: measures from the next such event on a callout. */
function watchForMark(type: string): void {
  performance.clearMeasures('mark');
  const handle = ({ target, timeStamp }: Event) => {
    if (!(target instanceof Element && target.matches('button[data-callouts]'))) return;
    window.removeEventListener(type, handle, { capture: true });
    const value = target.getAttribute('value') ?? '';
    const look = () => {
      const row = document.querySelector(`tr[data-marked][data-callouts="${value}"]`);
      const { top = Infinity, bottom = 0 } = row?.getBoundingClientRect() ?? {};
      // A click brings the row into view, too.
      const isShown = row && (type !== 'click' || (top < innerHeight && bottom > 0));
      if (!isShown) requestAnimationFrame(look);
      // The frame after the one in which it was found is painted.
      else
        requestAnimationFrame(() => {
          performance.measure('mark', { start: timeStamp, end: performance.now() });
        });
    };
    look();
  };
  window.addEventListener(type, handle, { capture: true });
}

import { parseArgs } from 'node:util';

import type { Locator, Page } from '@playwright/test';

import { benchOnSite } from './bench-site.ts';
import type { BenchSite } from './bench-site.ts';

/**
 * How long an administrator waits on the screen of a spare with many sub-parts: until all rows are there,
 * and from a key or click to the frame that shows its effect. Prints medians in milliseconds.
 *
 *     npm run build && node web/bench/many-sub-parts.ts [--parts 3000] [--rounds 9] [--port 4198]
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '9' },
    port: { type: 'string', default: '4198' },
  },
});
const parts = Number(values.parts);
const rounds = Number(values.rounds);
const perRequest = 20;

await benchOnSite(values.port, { SEED: 'none' }, async (site) => {
  await addParts(site);
  await measure(site);
});

async function ask({ url, token }: BenchSite, query: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: never; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Adds the spare and its sub-parts. */
async function addParts(site: BenchSite): Promise<void> {
  const text = '{ de: "", en: "", ru: "" }';
  const { addSpare } = await ask(
    site,
    `mutation { addSpare(input: { title: { de: "Many", en: "", ru: "" }, text: ${text}, images: [] }) { spareEdge { node { id } } } }`,
  );
  const { id } = (addSpare as { spareEdge: { node: { id: string } } }).spareEdge.node;
  const indexes = Array.from({ length: parts }, (_, index) => index);
  // As few requests as the limit on a request's size allows, which are limited themselves.
  for (let from = 0; from < parts; from += perRequest) {
    const calls = indexes.slice(from, from + perRequest).map((index) => {
      const description = `{ de: "Dichtring ${index}, Viton", en: "Seal ring ${index}, Viton", ru: "Кольцо ${index}, витон" }`;
      return `p${index}: addSubPart(input: { spareId: "${id}", partNumber: "HT-${index}", substPart: "HT-${index}-A", quantity: ${index}, description: ${description} }) { subPartEdge { cursor } }`;
    });
    await ask(site, `mutation { ${calls.join(' ')} }`);
  }
}

async function measure({ url, page }: BenchSite): Promise<void> {
  const times: Record<string, number[]> = {};
  const note = (name: string, time: number) => (times[name] ??= []).push(time);
  const row = page.getByRole('button', { name: 'HT-20', exact: true });
  const lastRow = page.getByText(`HT-${parts - 1}-A`);
  for (let round = 0; round <= rounds; round++) {
    await page.goto('about:blank');
    await page.goto(`${url}/#/dashboard/data`);
    const card = page.getByRole('link', { name: 'Many' });
    await card.waitFor();
    await page.waitForLoadState('networkidle');
    const start = Date.now();
    await card.click();
    await row.waitFor();
    await page.waitForFunction(
      () =>
        document.querySelector('table') && !document.body.textContent.includes('Loading all sub'),
    );
    const open = Date.now() - start;
    await page.waitForTimeout(500);

    const title = await untilPainted(page, page.getByLabel('Title(De)'), 'x');
    const dialog = await untilPainted(page, row);
    const number = page.getByRole('dialog').getByLabel('Partnumber');
    await number.waitFor();
    await page.waitForTimeout(400);
    const typed = await untilPainted(page, number, 'x');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await page.waitForTimeout(400);
    const sorted = await untilPainted(page, page.getByRole('button', { name: 'Quantity' }));
    await page.getByRole('button', { name: 'Quantity' }).click();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await lastRow.or(row).first().waitFor();
    // The first round fills the caches.
    if (round === 0) continue;
    note('opening the screen, until all rows are there', open);
    note('a key in the title above the list', title);
    note('a click that opens a sub-part', dialog);
    note('a key in its dialog', typed);
    note('a click that sorts', sorted);
  }
  for (const [name, all] of Object.entries(times)) {
    const sorted = all.toSorted((a, b) => a - b);
    console.log(`${name}: ${(sorted[Math.floor(sorted.length / 2)] ?? NaN).toFixed(0)} ms`);
  }
}

/** Measures from a click on an element, or a key in it, to the frame that shows the effect. */
async function untilPainted(page: Page, element: Locator, key?: string): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  if (key) await element.focus();
  await page.waitForTimeout(200);
  await page.evaluate(
    (type) => {
      performance.clearMeasures('painted');
      window.addEventListener(
        type,
        ({ timeStamp }) => {
          // The frame after the next one begins when that one has been painted.
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              performance.measure('painted', { start: timeStamp, end: performance.now() }),
            ),
          );
        },
        { capture: true, once: true },
      );
    },
    key ? 'keydown' : 'click',
  );
  if (key) await page.keyboard.press(key);
  else await element.click();
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('painted')[0]?.duration,
  );
  return Number(await painted.jsonValue());
}

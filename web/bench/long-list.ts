import { parseArgs } from 'node:util';

import type { Page } from '@playwright/test';

import { benchOnSite } from './bench-site.ts';
import type { BenchSite } from './bench-site.ts';

/**
 * How long a long list of sub-parts keeps a slow processor busy: while its screen opens, while it is
 * filtered, while a sub-part is edited, in its dialog and in place, and while the screen is left. Prints the longest task of each step
 * in milliseconds, the best of all rounds, since other programs make a task longer but never shorter.
 *
 *     npm run build && node web/bench/long-list.ts [--parts 3000] [--slower 4] [--rounds 3] [--port 4197]
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: '3000' },
    slower: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '4197' },
  },
});
const parts = Number(values.parts);
const longest: Record<string, number[]> = {};

await benchOnSite(values.port, { SEED: 'none' }, async (site) => {
  await addParts(site);
  site.page.setDefaultTimeout(600_000);
  await site.page.addInitScript(watchTasks);
  const devtools = await site.page.context().newCDPSession(site.page);
  for (let round = 0; round < Number(values.rounds); round++) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await site.page.goto('about:blank');
    await site.page.goto(`${site.url}/#/dashboard/data`);
    await site.page.getByRole('link', { name: 'Many' }).waitFor();
    await site.page.waitForTimeout(1000);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
    await measure(site.page);
  }
});
for (const [step, tasks] of Object.entries(longest)) {
  console.log(
    `${step}: ${Math.min(...tasks).toFixed(0)} ms (all: ${tasks.map((t) => t.toFixed(0)).join(', ')})`,
  );
}

async function addParts({ url, token }: BenchSite): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const spare = await fetch(`${url}/api/spare`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title_de: 'Many' }),
  });
  if (!spare.ok) throw new Error(await spare.text());
  const rows = Array.from(
    { length: parts },
    (_, index) =>
      `HT-${index};HT-${index}-A;${index};Dichtring ${index}, Viton;Seal ring ${index}, Viton;Кольцо ${index}, витон`,
  );
  const header = 'partnumber;subst_part;quantity;description_de;description_en;description_ru';
  const form = new FormData();
  form.set('file', new Blob([[header, ...rows].join('\n')]), 'parts.csv');
  const imported = await fetch(`${url}/api/spare/1/part/import`, {
    method: 'POST',
    headers,
    body: form,
  });
  if (!imported.ok) throw new Error(await imported.text());
}

async function measure(page: Page): Promise<void> {
  await step(page, 'open', async () => {
    await page.getByRole('link', { name: 'Many' }).click();
    await page.getByRole('button', { name: 'HT-1', exact: true }).waitFor();
    await page.getByText('Loading all parts…').waitFor({ state: 'detached' });
  });
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await step(page, 'filter', async () => {
    await filter.pressSequentially(`HT-${parts - 1}`);
    await page.getByRole('button', { name: `HT-${parts - 1}`, exact: true }).waitFor();
  });
  await step(page, 'edit', async () => {
    await page.getByRole('button', { name: `HT-${parts - 1}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Update spare part' });
    await dialog.getByLabel('Description(De)').pressSequentially('Ring ');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('alert').waitFor();
    await dialog.waitFor({ state: 'detached' });
  });
  await step(page, 'take the filter away', async () => {
    await filter.fill('');
    await page.getByRole('button', { name: 'HT-1', exact: true }).waitFor();
  });
  const inPlace = page.getByRole('switch', { name: 'Edit in place' });
  await step(page, 'edit in place', async () => {
    await inPlace.check();
    await page.getByLabel('Partnumber, row 3', { exact: true }).waitFor();
  });
  await step(page, 'type in place', async () => {
    await page.getByLabel('Partnumber, row 1', { exact: true }).pressSequentially('HT-1-B');
    await page.getByLabel('Quantity, row 1', { exact: true }).pressSequentially('12');
  });
  await step(page, 'save a row', async () => {
    await page.keyboard.press('ArrowDown');
    await page.getByRole('row').nth(1).getByText('Saved', { exact: true }).waitFor();
  });
  await step(page, 'go through 60 rows', async () => {
    for (let row = 3; row < 60; row++) {
      await page.getByLabel(`Quantity, row ${row}`, { exact: true }).waitFor();
      await page.keyboard.press('Enter');
    }
  });
  await step(page, 'end editing in place', async () => {
    await inPlace.uncheck();
    await page.getByRole('button', { name: 'HT-1', exact: true }).waitFor();
  });
  await step(page, 'leave', async () => {
    await page.getByRole('link', { name: 'Categories' }).click();
    await page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor();
  });
}

/** Notes the longest task while something is done, and in the second after it. */
async function step(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate('window.tasks.length = 0');
  await act();
  await page.waitForTimeout(1000);
  const tasks = await page.evaluate<number[]>('window.tasks');
  (longest[name] ??= []).push(Math.max(0, ...tasks));
}

/** Runs in the browser: collects the tasks of more than 50 ms. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { Page } from '@playwright/test';

import { benchOnSite } from './bench-site.ts';
import type { BenchSite } from './bench-site.ts';

/**
 * How long an administrator waits for a long list of sub-parts in the browser: after an import of all of
 * them, and when its screen is opened. Prints milliseconds; with `--profile` also writes what the processor
 * did after the import, for the developer tools of Chromium.
 *
 *     npm run build && node web/bench/imported-parts.ts [--parts 10000] [--port 4197] [--profile FILE]
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: '10000' },
    port: { type: 'string', default: '4197' },
    profile: { type: 'string' },
  },
});
const parts = Number(values.parts);

await benchOnSite(values.port, { SEED: 'none' }, async (site) => {
  await fetch(`${site.url}/api/spare`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${site.token}` },
    body: JSON.stringify({ title_de: 'Many' }),
  });
  site.page.setDefaultTimeout(300_000);
  await measure(site);
});

async function measure({ url, page, folder }: BenchSite): Promise<void> {
  await page.goto(`${url}/#/dashboard/spare/1`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const rows = Array.from({ length: parts }, (_, index) => {
    const descriptions = `Dichtring ${index}, Viton;Seal ring ${index}, Viton;Кольцо ${index}, витон`;
    return `HT-${index};HT-${index}-A;${index};${descriptions}`;
  });
  const header = 'partnumber;subst_part;quantity;description_de;description_en;description_ru';
  const csv = join(folder, 'parts.csv');
  writeFileSync(csv, [header, ...rows].join('\n'));
  const preview = Date.now();
  await page.getByLabel('Choose a CSV or Excel file').setInputFiles(csv);
  const button = page.getByRole('button', { name: /^Import: / });
  await button.waitFor();
  console.log(`the preview of an import: ${Date.now() - preview} ms`);

  const devtools = await page.context().newCDPSession(page);
  if (values.profile) {
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.start');
  }
  const importing = Date.now();
  const responded = page.waitForResponse(
    (response) => response.url().includes('/graphql') && response.request().method() === 'POST',
  );
  await button.click();
  await responded;
  console.log(`an import, until it is answered: ${Date.now() - importing} ms`);
  console.log(
    `an import, until the first row is painted: ${await untilRows(page, importing, 1)} ms`,
  );
  console.log(`an import, until all rows are there: ${await untilRows(page, importing, parts)} ms`);
  if (values.profile) {
    const { profile } = await devtools.send('Profiler.stop');
    writeFileSync(values.profile, JSON.stringify(profile));
  }

  await page.goto('about:blank');
  await page.goto(`${url}/#/dashboard/data`);
  const card = page.getByRole('link', { name: 'Many' });
  await card.waitFor();
  const opening = Date.now();
  await card.click();
  console.log(`opening, until the first row is painted: ${await untilRows(page, opening, 1)} ms`);
  console.log(`opening, until all rows are there: ${await untilRows(page, opening, parts)} ms`);
}

/** Returns how long ago it began when the table has so many rows, and the next frame is painted. */
async function untilRows(page: Page, began: number, count: number): Promise<number> {
  const painted = await page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        function check() {
          const rows = document.querySelectorAll('table[aria-label="Spare parts"] tbody tr');
          if (rows.length >= wanted)
            requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
          else setTimeout(check, 20);
        }
        check();
      }),
    count,
  );
  return painted - began;
}

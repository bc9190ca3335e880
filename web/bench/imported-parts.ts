import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

import { findBrowser } from '../../.config/browser.ts';

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
const site = `http://localhost:${values.port}`;
const password = 'for-the-bench';

const dataDir = mkdtempSync(join(tmpdir(), 'turbine-site-bench-'));
const server = spawn(process.execPath, ['gateway/dist/main.js'], {
  cwd: join(import.meta.dirname, '../..'),
  stdio: 'ignore',
  env: {
    ...process.env,
    PORT: values.port,
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'error',
  },
});

try {
  await serverIsReady();
  const json = { 'Content-Type': 'application/json' };
  const login = await post('/auth/login', json, { login: 'admin', password });
  const token = String(login['token']);
  const spare = { title_de: 'Many' };
  await post('/spare', { ...json, Authorization: `Bearer ${token}` }, spare);

  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(300_000);
  await page.addInitScript((stored) => localStorage.setItem('access_token', stored), token);
  await measure(page);
  await browser.close();
} finally {
  if (server.kill()) await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

async function serverIsReady(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const ready = await fetch(`${site}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No server responded at ${site}.`);
}

async function post(path: string, headers: Record<string, string>, body: object) {
  const response = await fetch(`${site}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

async function measure(page: Page): Promise<void> {
  await page.goto(`${site}/#/dashboard/spare/1`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const rows = Array.from({ length: parts }, (_, index) => {
    const descriptions = `Dichtring ${index}, Viton;Seal ring ${index}, Viton;Кольцо ${index}, витон`;
    return `HT-${index};HT-${index}-A;${index};${descriptions}`;
  });
  const header = 'partnumber;subst_part;quantity;description_de;description_en;description_ru';
  const csv = join(dataDir, 'parts.csv');
  writeFileSync(csv, [header, ...rows].join('\n'));
  const preview = Date.now();
  await page.getByLabel('Choose a CSV file').setInputFiles(csv);
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
  await page.goto(`${site}/#/dashboard/data`);
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

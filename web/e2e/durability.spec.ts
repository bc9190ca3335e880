import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { readRequestsOf } from './administrator.ts';
import { solveCaptcha } from './captcha.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';
import { test } from './test.ts';

let dataDir: string;
let site: RunningServer;

async function start(): Promise<void> {
  site = await startServer('gateway/dist/main.js', { DATA_DIR: dataDir });
}

test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'turbine-site-kill-'));
  return start();
});
test.afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function sendInquiry(page: Page, sender: string): Promise<void> {
  await page.goto(`${site.url}/#/part-list/1`);
  await page.getByLabel('Name').fill(sender);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('einkauf@kraftwerk.example');
  await page.getByLabel('Firma').fill('Kraftwerk Beispiel AG');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Verfügbarkeit anfragen' }).click();
  await page.getByText('Erfolgreich gesendet').waitFor();
}

test("an enquiry that was acknowledged survives the process's sudden death", async ({
  page,
  request,
}) => {
  await sendInquiry(page, 'Sent before the kill');
  await site.stop('SIGKILL');
  await start();
  const received = await readRequestsOf(request, 'Sent before the kill', { site: site.url });
  expect(received).toHaveLength(1);
});

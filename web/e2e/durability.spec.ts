import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { readRequestsOf } from './administrator.ts';
import { solveCaptcha } from './captcha.ts';
import { startServer } from './start-server.ts';
import type { StopServer } from './start-server.ts';

const port = 4124;
const site = `http://localhost:${port}`;
const password = 'for-the-kill-test';
const dataDir = mkdtempSync(join(tmpdir(), 'turbine-site-kill-'));
let stopServer: StopServer;

async function start(): Promise<void> {
  stopServer = await startServer('gateway/dist/main.js', {
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
  });
}

test.beforeAll(start);
test.afterAll(async () => {
  await stopServer();
  rmSync(dataDir, { recursive: true, force: true });
});

async function sendInquiry(page: Page, sender: string): Promise<void> {
  await page.goto(`${site}/#/part-list/1`);
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
  await stopServer('SIGKILL');
  await start();
  const received = await readRequestsOf(request, 'Sent before the kill', { site, password });
  expect(received).toHaveLength(1);
});

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';

import { solveCaptcha } from './captcha.ts';

const port = 4124;
const site = `http://localhost:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'turbine-site-kill-'));
let server: ChildProcess | undefined;

async function startServer(): Promise<void> {
  server = spawn(process.execPath, ['gateway/dist/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'for-the-kill-test',
      LOG_LEVEL: 'error',
    },
  });
  await expect
    .poll(
      () =>
        fetch(`${site}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
}

async function killServer(): Promise<void> {
  if (!server || server.exitCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGKILL');
  await exited;
}

async function sendInquiry(page: Page, sender: string): Promise<void> {
  await page.goto(`${site}/#/part-list/1`);
  await page.getByLabel('Name').fill(sender);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('einkauf@kraftwerk.example');
  await page.getByLabel('Firma').fill('Kraftwerk Beispiel AG');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Verfügbarkeit anfragen' }).click();
  await page.getByText('Erfolgreich gesendet').waitFor();
}

const loginAnswer = z.object({ data: z.object({ login: z.object({ token: z.string() }) }) });
const requestsAnswer = z.object({
  data: z.object({
    requests: z.object({ edges: z.array(z.object({ node: z.object({ name: z.string() }) })) }),
  }),
});

async function readSenders(request: APIRequestContext): Promise<string[]> {
  const login = await request.post(`${site}/graphql`, {
    data: {
      query: `mutation { login(input: { login: "admin", password: "for-the-kill-test" }) { token } }`,
    },
  });
  const { token } = loginAnswer.parse(await login.json()).data.login;
  const requests = await request.post(`${site}/graphql`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { query: '{ requests { edges { node { name } } } }' },
  });
  return requestsAnswer
    .parse(await requests.json())
    .data.requests.edges.map(({ node }) => node.name);
}

test.beforeAll(startServer);
test.afterAll(async () => {
  await killServer();
  rmSync(dataDir, { recursive: true, force: true });
});

test("an enquiry that was acknowledged survives the process's sudden death", async ({
  page,
  request,
}) => {
  await sendInquiry(page, 'Sent before the kill');
  await killServer();
  await sleep(200);
  await startServer();
  expect(await readSenders(request)).toContain('Sent before the kill');
});

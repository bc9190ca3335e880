import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { z } from 'zod';

import { findBrowser } from '../../.config/browser.ts';

/** A built site of its own, with the administrator logged in on a page of 1440 px. */
export interface BenchSite {
  url: string;
  /** The administrator's token. */
  token: string;
  page: Page;
  /** An empty folder that is deleted after the bench. */
  folder: string;
}

/** Starts the site on a port, runs a bench on it, and ends it; `env` is added to its environment. */
export async function benchOnSite(
  port: string,
  env: Record<string, string>,
  bench: (site: BenchSite) => Promise<void>,
): Promise<void> {
  const url = `http://localhost:${port}`;
  const password = 'for-the-bench';
  const folder = mkdtempSync(join(tmpdir(), 'turbine-site-bench-'));
  const account = { PORT: port, DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: password };
  const server = spawn(process.execPath, ['gateway/dist/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'ignore',
    env: { ...process.env, ...account, LOG_LEVEL: 'error', ...env },
  });
  try {
    await serverIsReady(url);
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ login: 'admin', password }),
    });
    const { token } = z.object({ token: z.string() }).parse(await response.json());

    const executablePath = findBrowser();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((stored) => localStorage.setItem('access_token', stored), token);
    await bench({ url, token, page, folder });
    await browser.close();
  } finally {
    if (server.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function serverIsReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(200);
  }
  throw new Error(`No server responded at ${url}.`);
}

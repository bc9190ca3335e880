import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
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
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No server responded at ${url}.`);
}

/** When the largest element of a page shows. */
export interface Paint {
  ms: number;
  element: string;
}

/**
 * Opens an address as Lighthouse's phone does: 150 ms away, 1.6 Mbit/s, nothing in the browser's cache, and
 * with a processor so many times slower.
 */
export async function openOnPhone(
  browser: Browser,
  address: string,
  slower: number,
): Promise<{ page: Page; paint: Paint }> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, locale: 'de-DE' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(address, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1);
          if (!(entry && 'element' in entry)) return;
          const { element, startTime } = entry;
          const name = element instanceof Element ? element.localName : 'gone';
          resolve({ ms: Math.round(startTime), element: name });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return { page, paint };
}

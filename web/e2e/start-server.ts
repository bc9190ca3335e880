import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { expect } from '@playwright/test';

import { recordOperations } from './used-by-stories.ts';

/** The administrator of every server that the browser tests start. */
export const administrator = { login: 'admin', password: 'for-the-browser-tests' };

const metricsToken = 'for-the-browser-tests';

/** A program that serves until it is stopped. */
export interface RunningServer {
  /** Without a path, like `http://localhost:40123`. */
  url: string;
  /** Stops it; with SIGKILL it dies as if the power went. */
  stop: (signal?: 'SIGKILL') => Promise<void>;
}

/** Starts a server, on a free port unless `PORT` is given, and waits until it is ready. */
export async function startServer(
  main: 'gateway/dist/main.js' | 'backend/src/main.ts',
  env: Record<string, string>,
): Promise<RunningServer> {
  const program = spawn(process.execPath, [main], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'error',
      METRICS_TOKEN: metricsToken,
      ADMIN_LOGIN: administrator.login,
      ADMIN_PASSWORD: administrator.password,
      ...env,
    },
  });
  const url = await addressIn(program.stdout);
  if (!url) throw new Error(`${main} did not start.`);
  const readiness = `${url}${main.startsWith('backend') ? '/api' : ''}/readyz`;
  await expect.poll(async () => (await fetch(readiness)).ok, { timeout: 60_000 }).toBe(true);

  return {
    url,
    stop: async (signal) => {
      if (main.startsWith('gateway') && !signal) await recordOperations(url, metricsToken);
      if (program.kill(signal)) await once(program, 'exit');
    },
  };
}

/** Reads where a server says that it serves; undefined where it ends before. */
async function addressIn(output: Readable): Promise<string | undefined> {
  try {
    for await (const line of createInterface(output)) {
      const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (address) return address;
    }
    return undefined;
  } finally {
    // What is not read would hold the server up.
    output.resume();
  }
}

/** Starts a site over a stub of a foreign backend; stopping it stops both. */
export async function startSiteOver(stub: {
  url: string;
  close: () => Promise<void>;
}): Promise<RunningServer> {
  const gateway = await startServer('gateway/dist/main.js', {
    BACKEND_URL: stub.url,
    CACHE_SECONDS: '0',
  });
  return {
    ...gateway,
    stop: async () => {
      await gateway.stop();
      await stub.close();
    },
  };
}

/** A site with a folder of its own, which is deleted when it is stopped. */
export interface RunningSite extends RunningServer {
  dataDir: string;
}

/** Starts a site with a database and uploads of its own, by default with the demo content. */
export async function startSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'turbine-site-e2e-'));
  const { url, stop } = await startServer('gateway/dist/main.js', { DATA_DIR: dataDir, ...env });
  return {
    url,
    dataDir,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

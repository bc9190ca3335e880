import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';

/** Stops a server; with SIGKILL it dies as if the power went. */
export type StopServer = (signal?: 'SIGKILL') => Promise<void>;

/** Starts a server at this port and waits until it is ready; returns the function that stops it. */
export async function startServer(
  main: 'gateway/dist/main.js' | 'backend/src/main.ts',
  env: { PORT: string } & Record<string, string>,
): Promise<StopServer> {
  const server = spawn(process.execPath, [main], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'ignore',
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
  });
  const readiness = `http://localhost:${env.PORT}${main.startsWith('backend') ? '/api' : ''}/readyz`;
  const isReady = () =>
    fetch(readiness).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true);

  return async (signal) => {
    if (server.kill(signal)) await once(server, 'exit');
  };
}

/**
 * Starts a server whose database is still empty, so that a test may change every content without
 * affecting the others; returns the function that stops it.
 */
export async function startEmptyServer(
  port: number,
  password: string,
): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'turbine-site-empty-'));
  const stop = await startServer('gateway/dist/main.js', {
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_PASSWORD: password,
  });

  return async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';

/**
 * Starts a server whose database is still empty, so that a test may change every content without
 * being seen by the others; gives what stops it.
 */
export async function startEmptyServer(
  port: number,
  password: string,
): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'turbine-site-empty-'));
  const server = spawn(process.execPath, ['gateway/src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'none',
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'error',
    },
  });
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true);

  return async () => {
    if (server.kill()) await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
}

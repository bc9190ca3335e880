import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { findBrowser } from '../../.config/browser.ts';
import '../../.config/node-version.mjs';

const port = 4123;
const executablePath = findBrowser();

/** Runs the browser tests on the built site over the real gateway, backend and database; mocks nothing. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  // On a busy machine the first request for an image waits until it is resized.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node gateway/dist/main.js',
    cwd: '../..',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: join(tmpdir(), `turbine-site-e2e-${process.pid}`),
      ADMIN_PASSWORD: 'for-the-browser-tests',
      LOG_LEVEL: 'error',
    },
  },
});

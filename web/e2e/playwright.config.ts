import { defineConfig } from '@playwright/test';

import { findBrowser } from '../../.config/browser.ts';
import '../../.config/node-version.mjs';

const executablePath = findBrowser();

/**
 * Runs the browser tests on the built site over the real gateway, backend and database; mocks nothing.
 * Each worker starts a site of its own on a free port (`test.ts`).
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results',
  // They wait more than they compute, even on two processors.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // In CI, a test that fails is tried once more, and named as flaky where it passes then.
  retries: process.env['CI'] ? 1 : 0,
  // On a busy machine a story takes four times as long, and the first request for an image waits until it is resized.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  reportSlowTests: { max: 10, threshold: 30_000 },
  use: {
    // A visitor who reads the default language, so that no other one is offered.
    locale: 'de-DE',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    // A trace doubles the work of the browser; `--trace retain-on-failure` records it.
    trace: 'off',
  },
  projects: [
    // What `npm test` runs: every screen, form and dialog once.
    {
      name: 'stories',
      grep: /@story/,
      // Drawing what moves takes a sixth of the processor's time; `npm run test:all` has it move.
      use: { contextOptions: process.env['TEST_ALL'] ? {} : { reducedMotion: 'reduce' } },
    },
    { name: 'story-coverage', testMatch: /story-coverage/, dependencies: ['stories'] },
    // What only `npm run test:all` runs: every width, language, failure and detail.
    { name: 'details', grepInvert: /@story/, testIgnore: /story-coverage/ },
  ],
});

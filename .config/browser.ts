import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

/**
 * Where a Chromium that the browser tests can drive may be installed, the lightest first: one without
 * windows spares a third of their time.
 */
const installed = [
  '/usr/bin/chromium-headless-shell',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds an installed Chromium. Gives its path, or undefined where there is none; throws where
 * `CHROMIUM_PATH` names no file.
 */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (!chosen) return installed.find((path) => existsSync(path));
  if (existsSync(chosen)) return chosen;
  throw new Error(`CHROMIUM_PATH: there is no file ${chosen}.`);
}

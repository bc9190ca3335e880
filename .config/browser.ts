import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

/** Where a Chromium that the browser tests can drive may be installed, besides Playwright's own. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds an installed Chromium. Gives its path, or undefined where there is none. */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...installed].find(
    (path) => path && existsSync(path),
  );
}

/** Finds a Chromium or installs one: Debian's package as root, else Playwright's download. */
export function provideBrowser(): string {
  return findBrowser() ?? installBrowser() ?? missing();
}

function installBrowser(): string | undefined {
  console.log('Installing a browser for the browser tests …');
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    run('apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium');
  }
  if (!findBrowser()) run('playwright install chromium');
  return findBrowser();
}

function run(command: string): void {
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
}

function missing(): never {
  throw new Error('No browser found: install Chromium, or point CHROMIUM_PATH to one.');
}

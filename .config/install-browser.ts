// Runs before the browser tests: installs a Chromium where there is none, Debian's package as root, else
// Playwright's download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { findBrowser } from './browser.ts';

try {
  if (!findBrowser()) install();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function install(): void {
  console.log('Installing a browser for the browser tests …');
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    run(
      'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell fonts-liberation',
    );
  }
  if (!findBrowser()) run('playwright install chromium');
  if (!findBrowser()) {
    throw new Error('No browser found: install Chromium, or point CHROMIUM_PATH to one.');
  }
}

function run(command: string): void {
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
}

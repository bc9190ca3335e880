import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a CHROMIUM_PATH that names no file is said in one line, and no other browser is taken', () => {
  const { status, stdout, stderr } = spawnSync('node', ['.config/install-browser.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: 'no/such/browser' },
  });
  expect(stdout + stderr).toBe('CHROMIUM_PATH: there is no file no/such/browser.\n');
  expect(status).toBe(1);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { browserReport } from './browser-report.ts';
import { slowest } from './test-report.ts';

test('a report of Playwright gives the counts, a line for each failure, and the slowest tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-report-'));
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'some.spec.ts'),
      `import { test } from '@playwright/test';
       test('is slow', () => new Promise((resolve) => setTimeout(resolve, 1000)));
       test.describe('inside', () => {
         test('fails', () => { throw new Error('why\\nmore') });
         test('fails in one project', ({}, { project }) => {
           if (project.name === 'two') throw new Error('there');
         });
       });`,
    );
    writeFileSync(
      join(folder, 'playwright.config.ts'),
      `export default {
         projects: [{ name: 'one' }, { name: 'two', grep: /project/ }],
       };`,
    );
    spawnSync(
      'node',
      [resolve('node_modules/@playwright/test/cli.js'), 'test', '--reporter=json'],
      {
        cwd: folder,
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'report.json') },
      },
    );

    const report = browserReport.parse(
      JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')),
    );
    expect(report.passed).toBe(2);
    expect(report.failures).toEqual([
      'one: some.spec.ts: fails: Error: why',
      'two: some.spec.ts: fails in one project: Error: there',
    ]);
    expect(slowest(report, 1)).toEqual([
      expect.stringMatching(/^ +\d+\.\d s {2}one: some\.spec\.ts: is slow$/),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

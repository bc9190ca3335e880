import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { unitReport } from './unit-report.ts';

test('a report of Vitest gives the counts, and a line for each failure with its reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-report-'));
  try {
    const file = (name: string, text: string) =>
      writeFileSync(join(folder, `${name}.test.js`), text);
    file('some', "test('adds', () => {}); test('fails', () => { throw new Error('why\\nmore') });");
    file('none', "throw new Error('before its first test');");
    const args = ['run', '--globals', '--reporter=json', '--outputFile=report.json'];
    spawnSync('node', [resolve('node_modules/vitest/vitest.mjs'), ...args], { cwd: folder });

    const report: unknown = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    const { passed, failures, times } = unitReport.parse(report);
    expect(passed).toBe(1);
    expect(failures.sort()).toEqual([
      expect.stringMatching(/none\.test\.js: .*before its first test$/),
      'fails: Error: why',
    ]);
    const tests = times.map(({ test }) => test.replace(/^.*some/, 'some'));
    expect(tests).toEqual(['some.test.js: adds', 'some.test.js: fails']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

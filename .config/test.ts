import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { provideBrowser } from './browser.ts';

/** Everything `npm test` checks, in order; the closing line counts checks and single tests alike. */
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
});

let passed = 0;
let failed = 0;

/** Runs a command of package.json; gives whether it succeeded. */
function run(title: string, script: string, env: Record<string, string> = {}): boolean {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(`npm run --silent ${script}`, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function count(succeeded: boolean, tests?: { passed: number; failed: number }): void {
  passed += tests?.passed ?? (succeeded ? 1 : 0);
  failed += tests?.failed ?? 0;
  // A runner that fails without a failed test (a crash, an unhandled rejection) is a failure too.
  if (!succeeded && !tests?.failed) failed += 1;
}

function readReport<T>(path: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

count(run('types', 'types'));
count(run('lint', 'lint'));
count(run('generated files', 'codegen:check'));

const unitPassed = run(
  'unit and contract tests',
  `test:unit -- --reporter=default --reporter=json --outputFile.json=${unitReport}`,
);
const unit = readReport(unitReport, vitestReport);
count(unitPassed, unit && { passed: unit.numPassedTests, failed: unit.numFailedTests });

const browserPassed =
  run('build', 'build') &&
  run('browser tests', 'test:browser', {
    CHROMIUM_PATH: provideBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
const browser = readReport(browserReport, playwrightReport)?.stats;
count(
  browserPassed,
  browser && { passed: browser.expected + browser.flaky, failed: browser.unexpected },
);

rmSync(reports, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { provideBrowser } from './browser.ts';
import { unitReport } from './unit-report.ts';

/** Everything `npm test` checks, in order; the closing line counts checks and single tests alike. */
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const unitReportFile = join(reports, 'unit.json');
const browserReportFile = join(reports, 'browser.json');

const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));

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

function runBrowserTests(): boolean {
  try {
    return run('browser tests', 'test:browser', {
      CHROMIUM_PATH: provideBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReportFile,
    });
  } catch (error) {
    console.error(String(error));
    return false;
  }
}

count(run('types', 'types'));
count(run('lint', 'lint'));
count(run('generated files', 'codegen:check'));

const unitPassed = run(
  'unit and contract tests',
  `test:unit -- --reporter=default --reporter=json --outputFile.json=${unitReportFile}`,
);
const unit = readReport(unitReportFile, unitReport);
count(unitPassed, unit);

const browserPassed = run('build', 'build') && runBrowserTests();
count(browserPassed, readReport(browserReportFile, playwrightReport));

rmSync(reports, { recursive: true });
// What failed before the browser tests stands far above by now.
for (const failure of unit?.failures ?? []) console.error(`\n✗ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { z } from 'zod';

import { browserReport } from './browser-report.ts';
import { provideBrowser } from './browser.ts';
import { slowest } from './test-report.ts';
import type { TestReport } from './test-report.ts';
import { unitReport } from './unit-report.ts';

/**
 * Checks everything that `npm test` stands for and, with `--all`, also what is slow and seldom fails
 * (docs/decisions/tests.md). The closing line counts checks and single tests alike.
 */
const all = process.argv.includes('--all');
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

let passed = 0;
let failed = 0;
const failures: string[] = [];
const slow: string[] = [];

const env = { ...process.env, ...(all && { TEST_ALL: '1' }) };

function exitOf(program: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => program.once('exit', resolve));
}

/** Runs a command of package.json; prints what it says when it has ended, as another one may run beside it. */
async function check(title: string, script: string): Promise<boolean> {
  const began = performance.now();
  const program = spawn(`npm run --silent ${script} 2>&1`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const [output, status] = await Promise.all([text(program.stdout), exitOf(program)]);
  console.log(`\n── ${title} (${seconds(began)})\n${output}`.trimEnd());
  if (status === 0) passed += 1;
  else fail(title);
  return status === 0;
}

/** How tests are run and where their runner writes its report. */
interface Tests {
  script: string;
  env?: Record<string, string>;
  file: string;
  schema: z.ZodType<TestReport>;
}

/** Runs tests and counts them by the report of their runner. */
async function runTests(title: string, { file, schema, ...tests }: Tests): Promise<void> {
  console.log(`\n── ${title}`);
  const began = performance.now();
  const program = spawn(`npm run --silent ${tests.script}`, {
    shell: true,
    stdio: 'inherit',
    env: { ...env, ...tests.env },
  });
  const status = await exitOf(program);
  console.log(`── ${title} (${seconds(began)})`);
  const report = readReport(file, schema);
  passed += report?.passed ?? 0;
  report?.failures.forEach(fail);
  // A runner that fails without a failed test (a crash, an unhandled rejection) is a failure too.
  if (status !== 0 && !report?.failures.length) fail(title);
  if (report) slow.push(`\nThe slowest ${title}:`, ...slowest(report));
}

function fail(what: string): void {
  failed += 1;
  failures.push(what);
}

function seconds(since: number): string {
  return `${Math.round((performance.now() - since) / 1000)} s`;
}

function readReport(file: string, schema: z.ZodType<TestReport>): TestReport | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

async function runVitest(title: string, script: string): Promise<void> {
  const file = join(reports, `${script.replace(':', '-')}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
  await runTests(title, { script: `${script} -- ${reporters}`, file, schema: unitReport });
}

async function runBrowserTests(): Promise<void> {
  const file = join(reports, 'browser.json');
  const script = all ? 'test:browser' : 'test:stories';
  try {
    const env = { CHROMIUM_PATH: provideBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    await runTests('browser tests', { script, env, file, schema: browserReport });
  } catch (error) {
    console.error(String(error));
    fail('browser tests');
  }
}

// A check that reads only what changed may miss what a change means elsewhere.
if (all) rmSync('node_modules/.cache', { recursive: true, force: true });

// Nothing waits for the lint, which takes as long as types, generated files and the build together.
const lint = check('lint', 'lint');
await check('types', 'types');
await check('generated files', 'codegen:check');
const isBuilt = await check('build', 'build');
await runVitest('unit and contract tests', 'test:unit');
await lint;
if (isBuilt) await runBrowserTests();
if (all) {
  await runVitest('tests of npm run dev', 'test:dev');
  await runVitest('tests of a cluster', 'test:cluster');
}

rmSync(reports, { recursive: true });
for (const line of slow) console.log(line);
// What failed first stands far above by now.
for (const failure of failures) console.error(`\n✗ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

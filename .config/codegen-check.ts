import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';

/**
 * Fails when a generated file is not what `npm run codegen` would write now, or when a breaking change
 * of the schema has no entry in its changelog: prints each stale file and missing entry and the command
 * that mends it, and exits with 1.
 */
const checks = [
  { command: 'graphql-codegen --check' },
  { command: 'node backend/src/openapi/write.ts --check' },
  {
    command:
      'openapi-typescript backend/openapi.json -o gateway/src/contract/contract.generated.ts --check',
    file: 'gateway/src/contract/contract.generated.ts',
  },
  { command: 'node .config/schema-changelog.ts --check' },
];

/** Lists the files that a report names in lines of their own; some are absolute, some not. */
function filesIn(report: string): string[] {
  return [...report.matchAll(/^,? +- (.+)$/gm)].map(([, path = '']) => relative('', path));
}

const stale: string[] = [];
const reports: string[] = [];
for (const { command, file } of checks) {
  const { status, stdout, stderr } = spawnSync(command, { encoding: 'utf8', shell: true });
  if (status === 0) continue;
  const files = file ? [file] : filesIn(stdout);
  stale.push(...files);
  if (files.length === 0) reports.push((stdout + stderr).trim());
}

if (stale.length > 0) console.error(['Stale:', ...stale.toSorted()].join('\n- '));
for (const report of reports) console.error(report);
if (stale.length + reports.length > 0) {
  console.error('Run `npm run codegen` and commit what it writes.');
  process.exit(1);
}

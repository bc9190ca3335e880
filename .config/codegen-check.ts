import { spawnSync } from 'node:child_process';

/**
 * Fails when a generated file is not what `npm run codegen` would write now, or when a breaking change
 * of the schema has no entry in its changelog: prints each stale file and missing entry and the command
 * that mends it, and exits with 1.
 */
const checks = [
  { command: 'graphql-codegen --check', begin: 'The following stale files' },
  { command: 'node backend/src/openapi/write.ts --check', begin: 'backend/openapi.json' },
  {
    command:
      'openapi-typescript backend/openapi.json -o gateway/src/contract/contract.generated.ts --check',
    begin: 'gateway/src/contract/contract.generated.ts',
  },
  { command: 'node .config/schema-changelog.ts --check', begin: 'docs/schema-changelog.md' },
];

let isStale = false;
for (const { command, begin } of checks) {
  const { status, stdout, stderr } = spawnSync(command, { encoding: 'utf8', shell: true });
  if (status === 0) continue;
  isStale = true;
  const report = stdout + stderr;
  console.error(report.slice(Math.max(0, report.indexOf(begin))).trim());
}
if (isStale) {
  console.error('Run `npm run codegen` and commit what it writes.');
  process.exit(1);
}

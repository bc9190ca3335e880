import { spawnSync } from 'node:child_process';

/**
 * Fails when a generated file is not what `npm run codegen` would write now: prints each stale file
 * and the command that mends it, and exits with 1.
 */
const run = spawnSync('graphql-codegen --check', { encoding: 'utf8', shell: true });
const report = run.stdout + run.stderr;
if (run.status !== 0) {
  console.error(report.slice(Math.max(0, report.indexOf('The following stale files'))).trim());
  console.error('Run `npm run codegen` and commit what it writes.');
  process.exit(1);
}

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Copies the project into a temporary folder, as `npm ci` leaves a fresh clone; changes that are
 * not committed come along. Gives the folder.
 */
export function makeCleanCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'clean-copy-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && existsSync(join(root, name)))) {
    // With their times: a `package-lock.json` newer than `node_modules` would be installed again.
    cpSync(join(root, file), join(copy, file), { preserveTimestamps: true });
  }
  for (const modules of ['node_modules', 'gateway/node_modules', 'web/node_modules']) {
    if (existsSync(join(root, modules))) linkTree(join(root, modules), join(copy, modules));
    // What Vite keeps there from earlier runs.
    rmSync(join(copy, modules, '.vite'), { recursive: true, force: true });
  }
  return copy;
}

/** Copies a folder by hard links where the file system has them: `node_modules` holds 1 GB. */
function linkTree(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
}

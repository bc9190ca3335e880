import { chmodSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps other users of the machine from what this process writes, and from what was written before
 * that was so: a database holds password hashes and enquiries, uploads hold applications.
 */
export function keepPrivate(dataDir: string): void {
  process.umask(0o077);
  for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm']) {
    closeToOthers(join(dataDir, name), 0o600);
  }
  for (const name of ['files', 'widths']) closeToOthers(join(dataDir, name), 0o700);
}

function closeToOthers(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // It is not there yet, or belongs to another user, who then decides.
  }
}

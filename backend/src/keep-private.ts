import { chmodSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Denies other users of the machine access to what this process writes, and to what earlier versions
 * wrote: the database holds password hashes and enquiries, uploads hold applications.
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
    // The file does not exist yet, or belongs to another user, who decides about it.
  }
}

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';

/** What is needed to serve. */
interface Readiness {
  ok: boolean;
  database: boolean;
  files: boolean;
  /** Whether the process's own folder can be written. */
  disk: boolean;
}

interface Checks {
  /** Checks whether the database can be written. */
  database: () => Promise<boolean>;
  /** Rejects where the store does not respond. */
  files: () => Promise<void>;
  /** Holds uploads in progress. */
  folder: string;
  /** A failing shared store must not take every process out of service; a local folder may. */
  isStoreShared: boolean;
}

/** For how long a check counts: it writes to the disk, and anybody may ask. A store may take as long to respond. */
const maxAgeMs = 2000;

/** More than what is left in the last block of a full disk. */
const probe = Buffer.alloc(64 * 1024);

/** Responds to `/readyz`: 503 where the database or the disk cannot be written. */
export function readinessRoute({ database, files, folder, isStoreShared }: Checks): RequestHandler {
  let asked: Promise<boolean> | undefined;
  const respond = (): Promise<boolean> => {
    // One call at a time: each to a silent store takes a connection for a minute or two.
    asked ??= files()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asked = undefined));
    return Promise.race([asked, sleep(maxAgeMs, false, { ref: false })]);
  };
  const check = async (): Promise<Readiness> => {
    const [data, stored, disk] = await Promise.all([database(), respond(), canWriteFile(folder)]);
    return { ok: data && disk && (stored || isStoreShared), database: data, files: stored, disk };
  };
  let last: { at: number; result: Promise<Readiness> } | undefined;
  return async (_request, response) => {
    const now = performance.now();
    if (!last || now - last.at > maxAgeMs) last = { at: now, result: check() };
    const readiness = await last.result;
    response.status(readiness.ok ? 200 : 503).json(readiness);
  };
}

async function canWriteFile(folder: string): Promise<boolean> {
  const file = join(folder, 'readyz');
  try {
    await writeFile(file, probe);
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { ConfigError } from './config.ts';

const holder = z.object({ pid: z.int(), host: z.string(), since: z.string() });

/** SQLite's SQLITE_BUSY. */
const busy = 5;

/**
 * Locks a folder for this process, removes the uploads of an earlier one that was killed, and returns a function
 * that unlocks it. The lock is SQLite's on an empty file; the system releases it with the process, however that
 * ends. Throws {@link ConfigError}, which names the process that holds the lock.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'site.lock');
  const lock = new DatabaseSync(file, { open: false });
  // In a file of its own, since other processes cannot read the locked one.
  const holderFile = join(dataDir, 'site.lock.json');
  try {
    lock.open();
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    if (lock.isOpen) lock.close();
    const isHeld = error instanceof Error && 'errcode' in error && error.errcode === busy;
    throw new ConfigError(
      isHeld
        ? `DATA_DIR: ${dataDir} is in use by ${who(holderFile)}`
        : `DATA_DIR: cannot lock ${file} (${String(error)})`,
    );
  }
  // Before anything is written: they may be what has filled the disk.
  rmSync(join(dataDir, 'tmp'), { recursive: true, force: true });
  const own: z.output<typeof holder> = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  };
  writeFileSync(holderFile, JSON.stringify(own));
  return () => {
    rmSync(holderFile, { force: true });
    lock.close();
  };
}

function who(holderFile: string): string {
  try {
    const { pid, host, since } = holder.parse(JSON.parse(readFileSync(holderFile, 'utf8')));
    const where = host === hostname() ? '' : ` on ${host}`;
    return `process ${pid}${where} since ${since}; stop that one, or set DATA_DIR to another folder`;
  } catch {
    return 'another process';
  }
}

import { accessSync, constants, statSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { ConfigError, type BackendConfig } from './config.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openDatabase } from './database/open-database.ts';
import type { Tables } from './database/tables.ts';
import { openFileStore, type FileStore } from './files/file-store.ts';
import { keepPrivate } from './keep-private.ts';

/** The database and the files of a website. */
export interface Site {
  database: Kysely<Tables>;
  files: FileStore;
  close(): Promise<void>;
}

/**
 * Opens database and files. With `alone`, locks the folder against other processes that open it alone.
 * Throws {@link ConfigError} if something cannot be used.
 */
export async function openSite(config: BackendConfig, { alone = false } = {}): Promise<Site> {
  checkDataDir(config.dataDir);
  keepPrivate(config.dataDir);
  // If a later step fails, closes what is already open.
  await using opening = new AsyncDisposableStack();
  if (alone) opening.defer(lockDataDir(config.dataDir));
  const database = await openDatabase(config);
  opening.defer(() => database.destroy());
  const files = await openFileStore(config);
  if (!(await files.responds())) throw new ConfigError('FILES_URL: the store does not respond');
  const site = opening.move();
  return { database, files, close: () => site.disposeAsync() };
}

function checkDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new ConfigError(`DATA_DIR: cannot write to ${dataDir}`);
  }
}

/** Makes a folder and those above it. Node's own `recursive` never ends below `/proc`. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

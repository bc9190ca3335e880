import { accessSync, constants, statSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { ConfigError, type BackendConfig } from './config.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openDatabase } from './database/open-database.ts';
import type { Tables } from './database/tables.ts';
import { hasWebsite } from './database/website.ts';
import { openFileStore, type FileStore } from './files/file-store.ts';
import { keepPrivate } from './keep-private.ts';

/** The database and the files of a website, open until it is disposed of. */
export interface Site extends AsyncDisposable {
  database: Kysely<Tables>;
  files: FileStore;
}

/**
 * Opens database and files. With `alone`, locks the folder against other processes that open it alone. With
 * `existing`, makes no file where there is no website. Throws {@link ConfigError} if something cannot be used.
 */
export async function openSite(
  config: BackendConfig,
  { alone = false, existing = false } = {},
): Promise<Site> {
  if (!existing) checkDataDir(config.dataDir);
  else if (!config.databaseUrl) checkFound(config.dataDir, 'site.sqlite');
  keepPrivate(config.dataDir);
  // If a later step fails, closes what is already open.
  await using opening = new AsyncDisposableStack();
  if (alone) opening.defer(lockDataDir(config.dataDir));
  const database = await openDatabase(config);
  opening.defer(() => database.destroy());
  if (existing) {
    if (!(await hasWebsite(database))) {
      const variable = config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
      throw new ConfigError(`${variable}: found no website in this database; ${hint}`);
    }
    if (!config.filesUrl) checkFound(config.dataDir, 'files');
  }
  const files = await openFileStore(config);
  await files.check();
  const site = opening.move();
  return { database, files, [Symbol.asyncDispose]: () => site.disposeAsync() };
}

function checkDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new ConfigError(`DATA_DIR: cannot write to ${dataDir}`);
  }
}

const hint = 'set the variables of the site';

function checkFound(dataDir: string, name: string): void {
  try {
    accessSync(join(dataDir, name));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new ConfigError(`DATA_DIR: found no website in ${dataDir} (${reason}); ${hint}`);
  }
}

/** Makes a folder and those above it. Node's own `recursive` never ends below `/proc`. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

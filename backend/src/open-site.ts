import { accessSync, constants, statSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { ConfigError, type BackendConfig } from './config.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openDatabase } from './database/open-database.ts';
import type { Tables } from './database/tables.ts';
import { hasWebsite } from './database/website.ts';
import { openFileStore, StoreAway, type FileStore } from './files/file-store.ts';
import { keepPrivate } from './keep-private.ts';

/** The database and the files of a website, open until it is disposed of. */
export interface Site extends AsyncDisposable {
  database: Kysely<Tables>;
  files: FileStore;
}

/**
 * Opens database and files. With `alone`, locks the folder against other processes that open it alone. With
 * `existing`, makes no file where there is no website. With `storeMayBeAway`, does not wait for a store that is
 * away. Throws {@link ConfigError} if something cannot be used.
 */
export async function openSite(
  config: BackendConfig,
  { alone = false, existing = false, storeMayBeAway = false } = {},
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
  await (storeMayBeAway ? warnIfAway(files) : files.check());
  const site = opening.move();
  return { database, files, [Symbol.asyncDispose]: () => site.disposeAsync() };
}

/** A store that responds does so within this time; one that does not may hold a call for minutes. */
const maxStoreMs = 5_000;

/** Warns of a store that is away. Throws {@link ConfigError} where waiting for it would not help. */
async function warnIfAway(files: FileStore): Promise<void> {
  const silence = sleep(maxStoreMs, undefined, { ref: false }).then(() => {
    throw new StoreAway('FILES_URL: this store does not respond');
  });
  try {
    await Promise.race([files.check(), silence]);
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    console.warn(`${error.message}; images and uploads will work when it does`);
  }
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

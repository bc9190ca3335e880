import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { ConfigError, type BackendConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import type { Tables } from './database/tables.ts';
import { openFileStore, type FileStore } from './files/file-store.ts';

/** What a website is made of. */
export interface Site {
  database: Kysely<Tables>;
  files: FileStore;
}

/** Opens database and files. Throws {@link ConfigError} where one of them cannot be used. */
export async function openSite(config: BackendConfig): Promise<Site> {
  checkDataDir(config.dataDir);
  const database = await openDatabase(config);
  const files = await openFileStore(config);
  if (await files.answers()) return { database, files };
  await database.destroy();
  throw new ConfigError('FILES_URL: the store does not respond');
}

function checkDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new ConfigError(`DATA_DIR: cannot write to ${dataDir}`);
  }
}

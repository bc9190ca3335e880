import { createFirstAccount, type FirstLogin } from './account/account-store.ts';
import { ConfigError, type BackendConfig } from './config.ts';
import { withAdvisoryLock } from './database/advisory-lock.ts';
import { hasWebsite, markOpened, openedAt } from './database/website.ts';
import type { FileStore } from './files/file-store.ts';
import type { Site } from './open-site.ts';
import { seedDemo } from './seed/seed.ts';

/**
 * Adds demo content and an administrator to an empty database, and returns the administrator if it
 * created one. Throws {@link ConfigError} if the database is empty but uploads exist, since then their
 * database is missing.
 */
export async function firstStart(
  { database, files }: Pick<Site, 'database' | 'files'>,
  config: BackendConfig,
): Promise<FirstLogin | undefined> {
  return withAdvisoryLock(database, async () => {
    // An interrupted first start has recorded its opening, and may continue.
    if (!(await hasWebsite(database)) && !(await openedAt(database))) {
      // Only later starts can do without the store.
      await files.check();
      if (!config.allowEmptyDatabase) await checkNoUploads(files, config);
      await markOpened(database);
    }
    if (config.seed === 'demo') await seedDemo(database, files);
    return createFirstAccount(database, config.adminLogin, config.adminPassword);
  });
}

async function checkNoUploads(files: FileStore, config: BackendConfig): Promise<void> {
  const uploads = (await files.list()).length;
  if (uploads === 0) return;
  const database = config.databaseUrl ? 'DATABASE_URL: the database' : 'DATA_DIR: site.sqlite';
  const store = config.filesUrl ? 'the store of FILES_URL' : `${config.dataDir}/files`;
  throw new ConfigError(
    `${database} is missing or empty, but ${store} holds ${uploads} uploads. Put the database or a ` +
      'backup back, or set ALLOW_EMPTY_DATABASE=on to begin a new website beside them.',
  );
}

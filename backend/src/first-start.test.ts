import { mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { markOpened } from './database/website.ts';
import { openFileStore } from './files/file-store.ts';
import { describeOnBoth, newPostgresDatabase } from './testing/both-databases.ts';
import { newFolder } from './testing/new-folder.ts';
import { startS3Store, type S3Store } from './testing/s3-store.ts';
import { startTestBackend } from './testing/test-backend.ts';
import { imageBlob } from './testing/test-images.ts';

let folder: string;
let dataDir: string;
let sqlite: string;
let s3: S3Store;
beforeEach(async () => {
  folder = newFolder();
  dataDir = join(folder, 'data');
  sqlite = join(dataDir, 'site.sqlite');
  s3 = await startS3Store('site');
});
afterEach(() => s3.close());

const threeImages = async () => [
  await imageBlob(),
  await imageBlob('jpeg'),
  await imageBlob('gif'),
];

describeOnBoth('an empty database', (start) => {
  const places = { 'a folder': () => undefined, 'an S3 store': () => s3.urlOf('site') };

  describe.for(Object.entries(places))('beside the uploads in %s', ([, urlOf]) => {
    let site: Partial<BackendConfig>;
    let withoutDatabase: Partial<BackendConfig>;
    let path: string;
    let uploads: string[];

    const stored = async () => {
      const store = await openFileStore({ dataDir, filesUrl: urlOf() });
      return (await store.list()).map(({ key }) => key).toSorted();
    };

    beforeEach(async () => {
      const first = await start({ dataDir, filesUrl: urlOf() });
      const { json } = await first.admin('POST /spare', { form: { images: await threeImages() } });
      await first.close();
      [path = ''] = json.images;
      uploads = await stored();
      expect(uploads).toHaveLength(3);
      // In a shared store, the sweep keeps files that are younger than an hour.
      for (const object of s3.objects.values()) object.modified = new Date(Date.now() - 7_200_000);

      site = { dataDir, filesUrl: urlOf(), databaseUrl: first.databaseUrl };
      withoutDatabase = first.databaseUrl
        ? { ...site, databaseUrl: await newPostgresDatabase() }
        : site;
      if (!first.databaseUrl) await rename(sqlite, join(folder, 'put-away'));
    });

    test('stops every start and keeps the uploads; with the database back, the site continues', async () => {
      const lost = site.databaseUrl ? 'DATABASE_URL: the database' : 'DATA_DIR: site.sqlite';
      const store = site.filesUrl ? 'the store of FILES_URL' : `${dataDir}/files`;
      for (let time = 0; time < 2; time += 1) {
        await expect(start(withoutDatabase)).rejects.toMatchObject({
          name: 'ConfigError',
          message:
            `${lost} is missing or empty, but ${store} holds 3 uploads. Put the database or a backup ` +
            'back, or set ALLOW_EMPTY_DATABASE=on to begin a new website beside them.',
        });
        expect(await stored()).toEqual(uploads);
      }
      if (!site.databaseUrl) await rename(join(folder, 'put-away'), sqlite);
      const back = await start(site);
      expect((await back.call(`GET ${path}`)).status).toBe(200);
      await back.close();
    });

    test('with ALLOW_EMPTY_DATABASE, becomes a new website, and no later start deletes them', async () => {
      if (!site.databaseUrl) await writeFile(sqlite, '');
      await (await start({ ...withoutDatabase, allowEmptyDatabase: true })).close();
      await (await start(withoutDatabase)).close();
      expect(await stored()).toEqual(uploads);
    });
  });

  test('that an interrupted first start has half filled is completed by the next one', async () => {
    const first = await start({ dataDir });
    await first.close();
    const database = await openDatabase({ dataDir, databaseUrl: first.databaseUrl });
    await database.deleteFrom('account').execute();
    await markOpened(database);
    await database.destroy();
    // File times may be a few milliseconds behind.
    await sleep(20);
    await mkdir(join(dataDir, 'files/images'), { recursive: true });
    await writeFile(join(dataDir, 'files/images/left-by-a-crash'), '');
    await (await start({ dataDir, databaseUrl: first.databaseUrl })).close();
    expect(await readdir(join(dataDir, 'files/images'))).toEqual([]);
  });
});

test('in a database without a recorded opening, the sweep still works', async () => {
  await (await startTestBackend({ dataDir })).close();
  const database = await openDatabase({ dataDir });
  await database.updateTable('settings').set({ opened_at: '' }).execute();
  await database.destroy();
  const orphan = join(dataDir, 'files/images/orphan');
  await mkdir(dirname(orphan), { recursive: true });
  await writeFile(orphan, '');
  await utimes(orphan, 0, 1_000_000);
  await (await startTestBackend({ dataDir })).close();
  expect(await readdir(join(dataDir, 'files/images'))).toEqual([]);
});

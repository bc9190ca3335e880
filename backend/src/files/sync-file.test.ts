import { open, readFile, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../backup/write-backup.ts';
import { newFolder } from '../testing/new-folder.ts';
import { startTestBackend } from '../testing/test-backend.ts';
import { openFileStore } from './file-store.ts';

let dataDir: string;
/** The file or folder of each call that waits for the disk. */
let synced: number[];
let restore: () => void;
beforeEach(async () => {
  dataDir = newFolder();
  synced = [];
  const handle = await open(dataDir);
  const prototype = Reflect.getPrototypeOf(handle) ?? handle;
  const sync: unknown = Reflect.get(prototype, 'sync');
  Reflect.set(prototype, 'sync', async function (this: FileHandle) {
    synced.push((await this.stat()).ino);
  });
  restore = () => void Reflect.set(prototype, 'sync', sync);
  await handle.close();
});
afterEach(() => restore());

const withFolder = async (path: string) =>
  Promise.all([path, dirname(path)].map(async (one) => (await stat(one)).ino));

test('a stored file and its name are on the disk, where no power cut takes them', async () => {
  const files = await openFileStore({ dataDir });
  const upload = join(dataDir, 'upload');
  await writeFile(upload, 'bytes');
  const [copied, taken] = ['a.jpg', 'b.jpg'].map((name) => join(dataDir, 'files/images', name));
  await files.copy(upload, 'images/a.jpg');
  await files.take(upload, 'images/b.jpg');
  expect(await readFile(taken ?? '', 'utf8')).toBe('bytes');
  expect(synced).toEqual([...(await withFolder(copied ?? '')), ...(await withFolder(taken ?? ''))]);
});

test('a backup and its name are on the disk once it is written', async () => {
  const backend = await startTestBackend();
  const target = join(dataDir, 'site.backup');
  await writeBackup(await backend.openDatabase(), await openFileStore(backend), target);
  expect(synced).toEqual(await withFolder(target));
  await backend.close();
});

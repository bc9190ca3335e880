import { existsSync } from 'node:fs';
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
/** Whether there is a backup at the time of each. */
let isThere: boolean[];
let restore: () => void;
beforeEach(async () => {
  dataDir = newFolder();
  synced = [];
  isThere = [];
  const handle = await open(dataDir);
  const prototype = Reflect.getPrototypeOf(handle) ?? handle;
  const sync: unknown = Reflect.get(prototype, 'sync');
  Reflect.set(prototype, 'sync', async function (this: FileHandle) {
    synced.push((await this.stat()).ino);
    isThere.push(existsSync(join(dataDir, 'site.backup')));
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

test('a backup is on the disk before it gets its name, and then its name, too', async () => {
  const backend = await startTestBackend();
  const target = join(dataDir, 'site.backup');
  await writeBackup(await backend.openDatabase(), await openFileStore(backend), target);
  const both = await withFolder(target);
  expect(synced).toEqual([...both, ...both]);
  expect(isThere).toEqual([false, false, true, true]);
  await backend.close();
});

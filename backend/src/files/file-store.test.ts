import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { newFolder } from '../testing/new-folder.ts';
import { strangeKeys } from '../testing/strange-keys.ts';
import { openFileStore } from './file-store.ts';

test.for(['take', 'copy'] as const)(
  'in a folder, %s fails as the disk does, on which 507 depends',
  async (write) => {
    const dataDir = newFolder();
    const files = await openFileStore({ dataDir });
    await mkdir(join(dataDir, 'files/images/folder.png'), { recursive: true });
    const local = join(dataDir, 'upload');
    await writeFile(local, 'content');
    await expect(files[write](local, 'images/folder.png')).rejects.toMatchObject({
      code: 'EISDIR',
      syscall: 'open',
    });
    await expect(files[write](local, 'images/../../outside.png')).rejects.toThrow();
    await files[write](local, 'images/new.png');
    expect((await files.list()).map(({ key }) => key)).toEqual(['images/new.png']);
    expect(await files.exists('images/new.png')).toBe(true);
  },
);

test('files that cannot be ours are not listed, whatever they are called', async () => {
  const dataDir = newFolder();
  const files = await openFileStore({ dataDir });
  for (const key of ['images/a1.png', 'applications/b2', ...strangeKeys]) {
    const path = join(dataDir, 'files', key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'content');
  }
  expect((await files.list()).map(({ key }) => key)).toEqual(['images/a1.png', 'applications/b2']);
});

test('a folder that cannot be written is named, with the reason', async () => {
  const dataDir = newFolder();
  const files = await openFileStore({ dataDir });
  await files.check();
  await rm(join(dataDir, 'files'), { recursive: true });
  await expect(files.check()).rejects.toThrow(
    new ConfigError(
      `DATA_DIR: cannot write to ${join(dataDir, 'files')} (Error: ENOENT: no such file or directory, ` +
        `access '${join(dataDir, 'files')}')`,
    ),
  );
});

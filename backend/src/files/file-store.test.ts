import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
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

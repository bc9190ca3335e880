import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from './testing/new-folder.ts';
import { runProgram, type Program } from './testing/program.ts';
import { imageBlob } from './testing/test-images.ts';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = newFolder();
  dataDir = join(folder, 'data');
});

/** Lists DATA_DIR by name, with the permissions of users other than its owner. */
const openToOthers = async () => {
  const found = await readdir(dataDir, { recursive: true });
  const modes = await Promise.all(
    ['', ...found].map(async (name) => ({
      name,
      open: (await stat(join(dataDir, name))).mode & 0o077,
    })),
  );
  return { found, open: modes.filter(({ open }) => open !== 0).map(({ name }) => name) };
};

const apply = async ({ url }: Program) => {
  const form = new FormData();
  const applicant = { first_name: 'Ada', last_name: 'Muster', email: 'ada@example.org' };
  for (const [name, value] of Object.entries(applicant)) form.append(name, value);
  form.append('files', await imageBlob());
  expect((await fetch(`${url}/application`, { method: 'POST', body: form })).status).toBe(201);
};

test('other users of the machine cannot access anything in DATA_DIR', async () => {
  const site = await runProgram({ DATA_DIR: dataDir, SEED: 'demo' });
  await apply(site);
  const { found, open } = await openToOthers();
  expect(found).toEqual(
    expect.arrayContaining(['site.sqlite', 'site.sqlite-wal', 'files/applications', 'tmp']),
  );
  expect(open).toEqual([]);
  await site.stop();
});

test('the start closes what an older version left open', async () => {
  const first = await runProgram({ DATA_DIR: dataDir });
  await apply(first);
  await first.stop('SIGKILL');
  for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm']) {
    await chmod(join(dataDir, name), 0o644);
  }
  await chmod(join(dataDir, 'files'), 0o755);
  const second = await runProgram({ DATA_DIR: dataDir });
  expect((await openToOthers()).open).toEqual([]);
  await second.stop();
});

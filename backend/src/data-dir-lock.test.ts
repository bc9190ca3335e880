import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isPostgresStarted, newPostgresDatabase } from './testing/both-databases.ts';
import { newFolder } from './testing/new-folder.ts';
import { runProgram } from './testing/program.ts';
import { startTestBackend } from './testing/test-backend.ts';

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

test('a second process on one DATA_DIR exits with a line that names the holder of the lock', async () => {
  const begun = new Date().toISOString();
  const first = await startTestBackend({ dataDir: folder });
  // With any database, uploads in progress are in that folder.
  const onPostgres = isPostgresStarted ? [{ DATABASE_URL: await newPostgresDatabase() }] : [];
  for (const env of [{}, ...onPostgres]) {
    const failed = await runProgram({ DATA_DIR: folder, ...env }).catch((error: unknown) => error);
    const message = failed instanceof Error ? failed.message : 'started';
    const [, pid, since = ''] =
      /^exit 1: DATA_DIR: \S+ is in use by process (\d+) since (\S+); stop that one, or set DATA_DIR to another folder\n$/.exec(
        message,
      ) ?? [];
    expect(Number(pid), message).toBe(process.pid);
    expect(since >= begun && since <= new Date().toISOString(), since).toBe(true);
  }
  expect((await first.call('GET /settings')).status).toBe(200);
  await first.close();
});

test('a lock that cannot be opened is named', async () => {
  await mkdir(join(folder, 'site.lock'));
  await expect(startTestBackend({ dataDir: folder })).rejects.toThrow(
    `DATA_DIR: cannot lock ${join(folder, 'site.lock')} (Error: unable to open database file)`,
  );
});

test('uploads of a process that was killed are gone before anything is written', async () => {
  await mkdir(join(folder, 'tmp'));
  await writeFile(join(folder, 'tmp/upload'), 'as large as the disk');
  // What cannot be written, as on a full disk.
  await mkdir(join(folder, 'site.lock.json'));
  await expect(startTestBackend({ dataDir: folder })).rejects.toThrow('EISDIR');
  await expect(stat(join(folder, 'tmp'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('one of 4 processes that start at once on one DATA_DIR runs', async () => {
  const starts = Array.from({ length: 4 }, () => runProgram({ DATA_DIR: folder }));
  const ended = await Promise.allSettled(starts);
  const running = ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  await Promise.all(running.map((program) => program.stop()));
  expect(running).toHaveLength(1);
  for (const end of ended) {
    if (end.status === 'rejected') {
      expect(String(end.reason)).toMatch(/exit 1: DATA_DIR: \S+ is in use by [^\n]+\n$/);
    }
  }
});

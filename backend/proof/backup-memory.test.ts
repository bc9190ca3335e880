import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newFolder } from '../src/testing/new-folder.ts';
import { startTestBackend } from '../src/testing/test-backend.ts';
import { imageBlob } from '../src/testing/test-images.ts';

const run = (script: string, path: string, dataDir: string) =>
  promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL(`../src/${script}.ts`, import.meta.url)), path],
    { env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=64', DATA_DIR: dataDir } },
  );

// A heap of 40 MB is enough on an idle machine; on a busy one, V8 collects too late.
test('a history of 100 MB is backed up and restored with a heap of 64 MB', async () => {
  const backend = await startTestBackend();
  await backend.admin('POST /spare', { form: { images: [await imageBlob()] } });
  const database = await backend.openDatabase();
  const revision = await database
    .selectFrom('revision')
    .selectAll()
    .where('images', '<>', '[]')
    .executeTakeFirstOrThrow();
  const state = revision.state.replace('{', `{"text":"${'x'.repeat(1e6)}",`);
  for (let id = 1001; id <= 1100; id += 1) {
    await database
      .insertInto('revision')
      .values({ ...revision, state, id })
      .execute();
  }
  const folder = newFolder();
  const target = join(folder, 'long.backup');
  const { stdout } = await run('backup', target, backend.dataDir);
  const [, rows] = /: (\d+) rows/.exec(stdout) ?? [];
  await backend.close();
  const restored = await run('restore', target, join(folder, 'long'));
  expect(restored.stdout).toContain(`restored ${rows} rows and 1 files`);
});

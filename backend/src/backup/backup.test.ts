import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBackendConfig } from '../config.ts';
import { openFileStore } from '../files/file-store.ts';
import { openSite } from '../open-site.ts';
import { operations } from '../openapi/operations.ts';
import { isPostgresStarted, newPostgresDatabase } from '../testing/both-databases.ts';
import { emptyTrash } from '../testing/empty-trash.ts';
import { exampleOf, lineWith } from '../testing/examples.ts';
import { textLike, type Json } from '../testing/json.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';
import { readBackup } from './read-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const run = (script: string, args: string[], env: Record<string, string>) =>
  promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL(`../${script}.ts`, import.meta.url)), ...args],
    { env: { ...process.env, ...env } },
  );

const maxLineBytes = 100_000_000;

const backUp = async (backend: TestBackend, target: string) =>
  writeBackup(await backend.openDatabase(), await openFileStore(backend), target);

const restore = async (path: string, dataDir: string, overwrite = false) => {
  await using site = await openSite(readBackendConfig({ DATA_DIR: dataDir }), { alone: true });
  return await readBackup({ ...site, dataDir }, { path, maxLineBytes }, overwrite);
};

/** Reads everything that a backup must contain. */
const contentOf = async (backend: TestBackend) => {
  const lines = ['/spare', '/product', '/partner/all', '/service', '/settings', '/page/careers'];
  const responses = await Promise.all(lines.map((line) => backend.admin(`GET ${line}`)));
  return responses.map(({ json }) => json);
};

describe('backup and restore', () => {
  let folder: string;
  let original: TestBackend;
  let file: string;
  let deletedId: number;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
    original = await startTestBackend();
    for (const operation of operations.filter(({ id }) =>
      /^(add|send|update(Page|Settings)$)/.test(id),
    )) {
      const { params = {}, ...example } = await exampleOf(operation, original);
      await original.admin(lineWith(operation, params), example);
    }
    deletedId = (await original.admin('POST /category', { json: { name: 'gone' } })).json.id;
    await original.admin(`DELETE /category/${deletedId}`);
    await emptyTrash(original);
    file = join(folder, 'site.backup');
    await run('backup', [file], { DATA_DIR: original.dataDir });
  });
  afterAll(async () => {
    await original.close();
    await rm(folder, { recursive: true });
  });

  const databases = isPostgresStarted ? ['SQLite', 'PostgreSQL'] : ['SQLite'];
  test.for(databases)('restore everything, into %s', async (kind) => {
    const dataDir = join(folder, kind);
    const databaseUrl = kind === 'SQLite' ? undefined : await newPostgresDatabase();
    const env = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
    const { stdout } = await run('restore', [file], env);
    expect(stdout).toMatch(/restored \d+ rows and \d+ files/);

    const restored = await startTestBackend({ dataDir, databaseUrl });
    expect(await contentOf(restored)).toEqual(await contentOf(original));
    const [path = ''] = (await restored.call('GET /spare/1')).json.images;
    expect((await restored.call(`GET ${path}`)).status).toBe(200);
    // Ids continue where they were, also after one that was deleted for good.
    const added = await restored.admin('POST /category', { json: { name: 'new' } });
    expect(added).toMatchObject({ status: 201, json: { id: deletedId + 1 } });
    await restored.close();

    await expect(run('restore', [file], env)).rejects.toMatchObject({
      code: 1,
      stderr: 'There is already a website here. Add --overwrite to replace all of it.\n',
    });
    await run('restore', [file, '--overwrite'], env);
  });

  test('administrators and log are in a backup; sessions and invitations, which give access, are not', async () => {
    const own = await startTestBackend();
    const invitation = (
      await own.admin('POST /invitation', { json: { password: 'correct horse', role: 'clerk' } })
    ).json.token;
    const guest = { login: 'olga', password: 'correct horse' };
    const accepted = { json: { ...guest, token: invitation } };
    await own.call('POST /auth/invitation', accepted);
    const { token } = (await own.admin('POST /invitation', { json: { password: 'correct horse' } }))
      .json;
    const target = join(folder, 'accounts.backup');
    await backUp(own, target);
    const log = (await own.admin<unknown[]>('GET /log')).json;
    await own.close();

    const dataDir = join(folder, 'accounts');
    await restore(target, dataDir);
    const restored = await startTestBackend({ dataDir });
    const lists = ['/administrator', '/session', '/invitation', '/log'];
    const [administrators, sessions, invitations, entries] = await Promise.all(
      lists.map(async (path) => (await restored.admin<unknown[]>(`GET ${path}`)).json),
    );
    expect(administrators).toMatchObject([
      { login: 'admin', role: 'owner' },
      { login: 'olga', role: 'clerk' },
    ]);
    expect(sessions).toMatchObject([{ current: true }]);
    expect(invitations).toEqual([]);
    expect(entries?.slice(0, log.length)).toEqual(log);
    const late = { json: { token, login: 'late', password: 'correct horse' } };
    expect((await restored.call('POST /auth/invitation', late)).status).toBe(400);
    await restored.close();
  });

  test('an image that only the history names comes back after a restore, and takes no place of another one', async () => {
    const own = await startTestBackend();
    const addImage = async (to: TestBackend, spare: number) => {
      const form = { image: await imageBlob() };
      return (await to.admin(`POST /spare/${spare}/image/add`, { form })).json;
    };
    const [first, second] = [await own.admin('POST /spare'), await own.admin('POST /spare')];
    const { images } = await addImage(own, first.json.id);
    const deletion = { json: { path: images[0] } };
    const line = `DELETE /spare/${first.json.id}/image/delete`;
    const { headers } = await own.admin(line, deletion);
    await own.admin(`DELETE /trash/${headers.get('X-Trash-Id')}`);
    const target = join(folder, 'history.backup');
    await backUp(own, target);
    await own.close();

    const dataDir = join(folder, 'history');
    await restore(target, dataDir);
    const restored = await startTestBackend({ dataDir });
    const added = await addImage(restored, second.json.id);
    const list = `GET /revision?kind=spare&entity=${first.json.id}`;
    const revisions = (await restored.admin<Json[]>(list)).json;
    const old = revisions.find((revision) => revision.images.length > 0)?.id;
    expect((await restored.admin(`POST /revision/${old}/restore`)).status).toBe(200);
    const imagesOf = async (id: number) => (await restored.call(`GET /spare/${id}`)).json.images;
    expect(await imagesOf(second.json.id)).toEqual(added.images);
    expect(await imagesOf(first.json.id)).toEqual(images);
    await restored.close();
  });

  test.for<[string, (name: string) => Promise<unknown>, string]>([
    ['is missing', () => Promise.resolve(), 'there is no such file'],
    ['is a folder', (name) => mkdir(name), 'this is a folder'],
    ['is empty', (name) => writeFile(name, ''), 'it is cut off'],
    ['is no gzip', (name) => writeFile(name, 'text'), 'it is no gzip file, or a damaged one'],
    [
      'is cut off',
      async (name) => writeFile(name, (await readFile(file)).subarray(0, -9)),
      'it is cut off',
    ],
    [
      'breaks a rule of the database',
      async (name) =>
        writeFile(
          name,
          gzipSync(
            gunzipSync(await readFile(file))
              .toString()
              .replace(/"category_id":\d+/, '"category_id":99'),
          ),
        ),
      'its lines are not those that were written',
    ],
  ])('a backup that %s is refused in one line', async ([what, make, why]) => {
    const source = join(folder, what);
    await make(source);
    await expect(verifyBackup({ path: source, maxLineBytes })).rejects.toMatchObject({
      message: `${source} cannot be restored: ${why}. Nothing was changed; use another backup or another copy of it.`,
    });
  });

  test('a restore of a damaged backup makes nothing', async () => {
    const source = join(folder, 'damaged.backup');
    await writeFile(source, '');
    const dataDir = join(folder, 'from damaged');
    await expect(run('restore', [source], { DATA_DIR: dataDir })).rejects.toMatchObject({
      code: 1,
      stderr: textLike(/ cannot be restored: it is cut off\. [^\n]+\n$/),
    });
    await expect(stat(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('a restore over a running website is rejected and names the process that holds DATA_DIR', async () => {
    const dataDir = join(folder, 'running');
    const running = await startTestBackend({ dataDir });
    await expect(
      run('restore', [file, '--overwrite'], { DATA_DIR: dataDir }),
    ).rejects.toMatchObject({
      code: 1,
      stderr: textLike(
        /^DATA_DIR: \S+ is in use by process \d+ since \S+; stop that one, [^\n]+\n$/,
      ),
    });
    expect((await running.call('GET /component/navbar')).json.services).toEqual([]);
    await running.close();
  });

  test('a restore beside the uploads of a lost database keeps them from the sweep', async () => {
    const dataDir = join(folder, 'beside');
    await mkdir(join(dataDir, 'files/images'), { recursive: true });
    const newer = join(dataDir, 'files/images/newer-than-the-backup.png');
    await writeFile(newer, '');
    await writeFile(join(dataDir, 'files/website'), 'of another website');
    expect((await run('restore', [file], { DATA_DIR: dataDir })).stderr).toMatch(
      /^The site will delete no files by itself: .*delete that file if no other website uses the store\n$/,
    );
    await rm(join(dataDir, 'files/website'));
    for (let time = 0; time < 2; time += 1) await (await startTestBackend({ dataDir })).close();
    expect((await stat(newer)).size).toBe(0);
  });

  test('the sweep deletes a restored file once nothing names it any more, also one that was still there', async () => {
    const dataDir = join(folder, 'swept');
    const own = await startTestBackend({ dataDir });
    const { id } = (await own.admin('POST /spare')).json;
    await own.admin(`POST /spare/${id}/image/add`, { form: { image: await imageBlob() } });
    const target = join(folder, 'swept.backup');
    await backUp(own, target);
    await own.close();

    await rm(join(dataDir, 'site.sqlite'));
    // The times of files may lag behind the clock by 4 ms, and a restore in this warm process takes as few.
    await run('restore', [target], { DATA_DIR: dataDir });
    const images = () => readdir(join(dataDir, 'files/images'));
    expect(await images()).toHaveLength(1);
    const restored = await startTestBackend({ dataDir });
    const database = await restored.openDatabase();
    for (const table of ['image', 'revision'] as const) await database.deleteFrom(table).execute();
    await restored.close();
    await (await startTestBackend({ dataDir })).close();
    expect(await images()).toEqual([]);
  });

  test('an enquiry that is sent again after a restore is stored, since the backup does not hold it', async () => {
    const dataDir = join(folder, 'sent again');
    const send = (to: TestBackend) =>
      to.call('POST /request', {
        json: { name: 'Olga', company: 'Muster AG', email: 'olga@example.com', text: 'Rotor' },
        headers: { 'Idempotency-Key': 'the-same' },
      });
    const own = await startTestBackend({ dataDir });
    const target = join(folder, 'sent-again.backup');
    await backUp(own, target);
    expect((await send(own)).status).toBe(201);
    await own.close();

    await restore(target, dataDir, true);
    const restored = await startTestBackend({ dataDir });
    const { status, json } = await send(restored);
    expect(status).toBe(201);
    expect((await restored.admin<Json[]>('GET /request')).json).toMatchObject([{ id: json.id }]);
    await restored.close();
  });

  test('a backup of a database that a newer version has migrated says which version can restore it', async () => {
    const own = await startTestBackend();
    const database = await own.openDatabase();
    await sql`alter table category add column colour text not null default ''`.execute(database);
    await sql`insert into kysely_migration
      values ('999-colours', '2030-01-01T00:00:00.000Z')`.execute(database);
    await own.admin('POST /category', { json: { name: 'Rahmen' } });
    const target = join(folder, 'newer.backup');
    await backUp(own, target);
    await own.close();
    await expect(verifyBackup({ path: target, maxLineBytes })).rejects.toThrow(
      'it was made by a newer version of this site; install that one first',
    );
  });

  test('a backup without files that rows stand for is refused and keeps an earlier one, unless it is wanted so', async () => {
    const own = await startTestBackend();
    await own.admin('POST /spare', { form: { images: [await imageBlob()] } });
    // A text can mention anything.
    const text = `/files/none.png, /files/${'a'.repeat(300)}`;
    await own.call('POST /request', { json: { name: 'A', company: 'B', email: 'a@b.de', text } });
    const target = join(folder, 'lost.backup');
    expect(await backUp(own, target)).toMatchObject({ files: 1 });
    const before = await readFile(target);

    await rm(join(own.dataDir, 'files/images'), { recursive: true });
    await expect(backUp(own, target)).rejects.toThrow(
      /^The store lacks files of the database \(1, such as images\/\w+\.png\)\. .+$/,
    );
    expect((await readFile(target)).equals(before)).toBe(true);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    await run('backup', [target, '--incomplete'], { DATA_DIR: own.dataDir });
    expect(await restore(target, join(folder, 'lost'))).toMatchObject({ files: 0 });
    await own.close();
  });

  test('two backups at once to one file are both whole', async () => {
    const target = join(folder, 'twice.backup');
    const env = { DATA_DIR: original.dataDir };
    const [first] = await Promise.all([run('backup', [target], env), run('backup', [target], env)]);
    expect(first.stdout).toMatch(/ rows, \d+ files\n$/);
    await verifyBackup({ path: target, maxLineBytes });
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('npm run admin says in one line that the database is damaged', async () => {
    const dataDir = join(folder, 'damaged');
    await mkdir(dataDir);
    await writeFile(
      join(dataDir, 'site.sqlite'),
      'this is no database, but long enough to be read',
    );
    await expect(run('admin', ['reset-password'], { DATA_DIR: dataDir })).rejects.toMatchObject({
      code: 1,
      stderr: textLike(/^DATA_DIR: site\.sqlite is damaged \([^\n]+\n$/),
    });
  });

  test('a disk that is too small to try a backup on is named, and is as empty as before', async () => {
    const TMPDIR = join(folder, 'small');
    await mkdir(TMPDIR);
    const script = fileURLToPath(new URL('../restore.ts', import.meta.url));
    // No file may be larger than a few kilobytes.
    const command = ['-c', 'ulimit -f 40; exec "$0" "$@"', process.execPath, script, file];
    const env = { ...process.env, TMPDIR, DATA_DIR: join(folder, 'small-site') };
    await expect(promisify(execFile)('sh', command, { env })).rejects.toMatchObject({
      code: 1,
      stderr: textLike(/^TMPDIR: [^\n]+\n$/),
    });
    expect(await readdir(TMPDIR)).toEqual([]);
  });

  test('npm run admin -- reset-password prints a new password and ends the sessions', async () => {
    const env = { DATA_DIR: original.dataDir };
    const { stdout } = await run('admin', ['reset-password'], env);
    const [, password] = /^New password for admin: (\S{16})\n$/.exec(stdout) ?? [];
    expect((await original.admin('POST /auth/me')).status).toBe(401);
    const json = { login: 'admin', password };
    const { token } = (await original.call('POST /auth/login', { json })).json;
    const headers = { Authorization: `Bearer ${token}` };
    expect((await original.call('GET /log?text=reset', { headers })).json).toMatchObject([
      { login: 'admin', operation: 'resetPassword', address: '' },
    ]);
    await expect(run('admin', ['reset-password', 'nobody'], env)).rejects.toMatchObject({
      stderr: 'No such administrator; existing logins: admin\n',
    });
  });
});

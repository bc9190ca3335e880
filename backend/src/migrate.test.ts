import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupTables } from './backup/backup-lines.ts';
import { openDatabase } from './database/open-database.ts';
import { openFileStore } from './files/file-store.ts';
import type { Json } from './testing/json.ts';
import { newPostgresDatabase } from './testing/both-databases.ts';
import { startS3Store, type S3Store } from './testing/s3-store.ts';
import { startTestBackend, type TestBackend } from './testing/test-backend.ts';
import { imageBlob } from './testing/test-images.ts';

let folder: string;
let s3: S3Store;
let original: TestBackend;
let emptyBucket: () => string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrate-test-'));
  const buckets = Array.from({ length: 9 }, (_, index) => `bucket-${String(index)}`);
  s3 = await startS3Store(...buckets);
  emptyBucket = () => s3.urlOf(buckets.pop() ?? '');

  original = await startTestBackend({ seed: 'demo' });
  const { images } = (await original.call('GET /spare/1')).json;
  const described = { path: images[1], alt_ru: 'Ротор', focal_x: 10, position: 1 };
  await original.admin('PATCH /image/spare/1', { json: described });
  await original.admin('PATCH /order/spare/3', { json: { position: 2 } });
  const enquiry = { name: 'Ада', email: 'ada@example.org', company: 'Ada’s', text: 'a\n"b" 💡' };
  await original.call('POST /request', { json: enquiry });
  const applicant = { first_name: 'Ada', last_name: 'Muster', email: 'ada@example.org', job: 'Ж' };
  const form = { ...applicant, files: [await imageBlob()] };
  await original.call('POST /application', { form });
});
afterAll(async () => {
  await original.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

/** Runs the command on the folder of the original. Returns its output and exit code. */
async function migrate(args: string[], env: Record<string, string> = {}) {
  const script = fileURLToPath(new URL('./migrate.ts', import.meta.url));
  const variables = { ...process.env, DATA_DIR: original.dataDir, ...env };
  const run = promisify(execFile)(process.execPath, [script, ...args], { env: variables });
  const ended = await run.then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );
  return { code: ended.code, stdout: ended.stdout, stderr: ended.stderr };
}

const contentOf = async (backend: TestBackend) => {
  const lists = ['/spare', '/product', '/category', '/partner/all', '/service', '/settings'];
  const rest = ['/page/gas-turbina', '/page/careers', '/request', '/application'];
  const responses = await Promise.all(
    [...lists, ...rest].map((path) => backend.admin(`GET ${path}`)),
  );
  return responses.map(({ json }) => json);
};

test('moves every row and file to PostgreSQL and S3, where a site continues', async () => {
  const [to, files] = [await newPostgresDatabase(), emptyBucket()];
  const { stdout, code } = await migrate(['--from', 'sqlite', '--to', to, '--files', files]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^rows: 0 of \d+$/m);
  for (const table of backupTables) expect(stdout).toMatch(new RegExp(`^${table} .* same$`, 'm'));
  expect(stdout).toMatch(/^request +1 rows +sha256 [0-9a-f]{16} +same$/m);
  expect(stdout).toMatch(/^files: \d\d+ copied, 0 already there, all compared$/m);
  expect(stdout).toMatch(/\nMoved\.\n$/);

  const moved = await startTestBackend({ databaseUrl: to, filesUrl: files, seed: 'demo' });
  expect(await contentOf(moved)).toEqual(await contentOf(original));
  const [path = ''] = (await moved.call('GET /spare/1')).json.images;
  const [one, two] = (await moved.admin<Json[]>('GET /spare')).json;
  expect([one?.id, two?.id]).toEqual([1, 3]);
  expect(one?.image_details[0]).toMatchObject({ alt_ru: 'Ротор', focal_x: 10 });
  expect((await moved.call(`GET ${path}`)).json).toEqual((await original.call(`GET ${path}`)).json);
  // Ids continue where they were.
  expect((await moved.admin('POST /category', { json: { name: 'new' } })).status).toBe(201);
  await moved.close();
});

test('a second run changes nothing and says so; after a change, a run needs --replace', async () => {
  // Set as in the variables of the new site.
  const env = { DATABASE_URL: await newPostgresDatabase(), FILES_URL: emptyBucket() };
  const first = await migrate(['--from', 'sqlite'], env);
  const second = await migrate(['--from', 'sqlite'], env);
  expect(second.stdout).toMatch(/^files: 0 copied, \d\d+ already there, all compared$/m);
  expect(second.stdout).toMatch(/Nothing to copy: the target is already identical\.\n$/);
  const tables = ({ stdout }: typeof first) => stdout.match(/^.* same$/gm);
  expect(tables(second)).toEqual(tables(first));

  const target = await openDatabase({ dataDir: folder, databaseUrl: env.DATABASE_URL });
  await target.insertInto('category').values({ name: 'of the target', lang: 'DE' }).execute();
  const refused = await migrate(['--from', 'sqlite'], env);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(
    /^The target holds other data: account \(1\), .*category \(\d+\), .*\. Add --replace to replace all of it\.\n$/,
  );
  expect((await migrate(['--from', 'sqlite', '--replace'], env)).stdout).toMatch(/Moved\.\n$/);
  const left = target.selectFrom('category').select('id').where('name', '=', 'of the target');
  expect(await left.execute()).toEqual([]);
  await target.destroy();
});

test('rejects a store that holds other files, and deletes them with --replace', async () => {
  const [to, files] = [await newPostgresDatabase(), emptyBucket()];
  const store = await openFileStore({ dataDir: folder, filesUrl: files });
  const local = join(folder, 'rotor.png');
  await writeFile(local, 'of another website');
  await store.copy(local, 'images/rotor.png');
  await store.write('website', 'of another website');
  const args = ['--from', 'sqlite', '--to', to, '--files', files];
  expect(await migrate(args)).toMatchObject({
    code: 1,
    stderr:
      "The site will delete no files by itself: by its file 'website', the store belongs to another " +
      'website or to another database of this one; delete that file if no other website uses the store\n' +
      'The store holds files that do not belong to this website, such as images/rotor.png. ' +
      'Add --replace to remove them.\n',
  });
  expect((await store.list()).map(({ key }) => key)).toEqual(['images/rotor.png']);
  expect((await migrate([...args, '--replace'])).code).toBe(0);
  expect((await store.list()).map(({ key }) => key)).not.toContain('images/rotor.png');
});

test('replaces a file that differs, and names a file that neither side has', async () => {
  const [to, files] = [await newPostgresDatabase(), emptyBucket()];
  const args = ['--from', 'sqlite', '--to', to, '--files', files];
  const source = await openDatabase({ dataDir: original.dataDir });
  const lost = await source
    .insertInto('image')
    .values({ path: '/files/lost.png', spare_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const incomplete = await migrate(args);
  expect(incomplete.stdout).toContain('missing on both sides: images/lost.png\n');
  expect(incomplete).toMatchObject({
    code: 1,
    stderr:
      'All was moved but for files that neither side has (1). Put them into DATA_DIR and repeat this, ' +
      'or add --incomplete to do without them.\n',
  });
  expect((await migrate([...args, '--incomplete'])).code).toBe(0);
  await source.deleteFrom('image').where('id', '=', lost.id).execute();
  await source.destroy();

  const store = await openFileStore({ dataDir: folder, filesUrl: files });
  const [first] = await store.list();
  const local = join(folder, 'damage');
  await writeFile(local, 'damage');
  await store.copy(local, first?.key ?? '');
  const { stdout } = await migrate([...args, '--replace']);
  expect(stdout).toMatch(/^files: 1 copied, /m);
});

test('rows that differ after copying are named and leave the target unchanged', async () => {
  const to = await newPostgresDatabase();
  const target = await openDatabase({ dataDir: folder, databaseUrl: to });
  await sql`create rule lose as on insert to request do instead nothing`.execute(target);
  expect(await migrate(['--from', 'sqlite', '--to', to])).toMatchObject({
    code: 1,
    stderr: 'The target was left unchanged. These tables differ after copying: request\n',
  });
  expect(await target.selectFrom('account').selectAll().execute()).toEqual([]);
  await target.destroy();
});

test('without a store the files stay in DATA_DIR', async () => {
  const { stdout, code } = await migrate(['--from', 'sqlite', '--to', await newPostgresDatabase()]);
  expect(code).toBe(0);
  expect(stdout).toContain('files: left in DATA_DIR\n');
});

const to = 'postgres://user:password@127.0.0.1:1/site';
const usage =
  'Usage: npm run migrate -- --from sqlite [--to postgres://…] [--files s3://…] [--replace] [--incomplete]\n';
test.for([
  { args: [], says: `--from: expected sqlite. ${usage}` },
  { args: ['--from', 'mysql', '--to', to], says: `--from: expected sqlite. ${usage}` },
  { args: ['--from', 'sqlite'], says: `--to: expected an address. ${usage}` },
  { args: ['--from', 'sqlite', '--into', to], says: usage },
  {
    args: ['--from', 'sqlite', '--to', 'mysql://somewhere'],
    says: 'DATABASE_URL: expected an address like postgres://user:password@host/database, got something else\n',
  },
  {
    args: ['--from', 'sqlite', '--to', to, '--files', 'folder'],
    says: 'FILES_URL: expected an address like s3://bucket?region=…, without a folder, got something else\n',
  },
])('rejects wrong arguments in one line: $args', async ({ args, says }) => {
  expect(await migrate(args)).toEqual({ code: 1, stdout: '', stderr: says });
});

test('reports in one line that there is nothing to move, or no target', async () => {
  const nowhere = await migrate(['--from', 'sqlite', '--to', to]);
  expect(nowhere.stderr).toMatch(/^DATABASE_URL: cannot use this database \(.*\)\n$/);
  const nothing = await migrate(['--from', 'sqlite', '--to', to], { DATA_DIR: folder });
  expect(nothing.stderr).toBe(`DATA_DIR: no site.sqlite in ${folder}\n`);
});

test('a site.sqlite without a website is not moved, and nothing is deleted', async () => {
  const [to, files] = [await newPostgresDatabase(), emptyBucket()];
  await migrate(['--from', 'sqlite', '--to', to, '--files', files]);
  const store = await openFileStore({ dataDir: folder, filesUrl: files });
  const stored = await store.list();
  const dataDir = join(folder, 'empty');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'site.sqlite'), '');
  const args = ['--from', 'sqlite', '--to', to, '--files', files, '--replace'];
  expect(await migrate(args, { DATA_DIR: dataDir })).toEqual({
    code: 1,
    stdout: '',
    stderr: `DATA_DIR: there is no website in site.sqlite of ${dataDir}\n`,
  });
  expect(await store.list()).toEqual(stored);
  expect(stored.length).toBeGreaterThan(10);
});

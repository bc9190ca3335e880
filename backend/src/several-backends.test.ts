import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import { openFileStore } from './files/file-store.ts';
import { newPostgresDatabase } from './testing/both-databases.ts';
import { eventually } from './testing/eventually.ts';
import { runProgram } from './testing/program.ts';
import { startS3Store, type S3Store } from './testing/s3-store.ts';
import { startTestBackend, type TestBackend } from './testing/test-backend.ts';
import { imageBlob } from './testing/test-images.ts';

let folder: string;
let store: S3Store;
let filesUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'several-'));
  store = await startS3Store('site', 'empty');
  filesUrl = store.urlOf('site');
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

describe('several backends on one PostgreSQL and one store', () => {
  let databaseUrl: string;
  let one: TestBackend;
  let other: TestBackend;
  beforeAll(async () => {
    databaseUrl = await newPostgresDatabase();
    one = await startTestBackend({ databaseUrl, filesUrl, formLimit: 4 });
    other = await startTestBackend({ databaseUrl, filesUrl, formLimit: 4 });
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  test('a write through one is in the next response of the other, 200 times alternately', async () => {
    for (let turn = 0; turn < 200; turn += 1) {
      const [writer, reader] = turn % 2 === 0 ? [one, other] : [other, one];
      await reader.call('GET /settings');
      await writer.admin('PATCH /settings', { json: { phone: `${turn}` } });
      expect((await reader.call('GET /settings')).json).toMatchObject({ phone: `${turn}` });
    }
  });

  test('a login at one is valid at the other, and a logout ends both', async () => {
    const { json } = await one.call('POST /auth/login', {
      json: { login: 'admin', password: 'correct horse' },
    });
    const headers = { Authorization: `Bearer ${json.token}` };
    expect((await other.call('POST /auth/me', { headers })).status).toBe(200);
    expect((await other.call('POST /auth/logout', { headers })).status).toBe(200);
    expect((await one.call('POST /auth/me', { headers })).status).toBe(401);
  });

  test('the rate limit of an address counts its public forms at all of them', async () => {
    const enquiry = { name: 'A', email: 'a@example.org', company: 'Muster', text: 'Hallo' };
    const statuses: number[] = [];
    for (const backend of [one, other, one, other, one, other]) {
      statuses.push((await backend.call('POST /request', { json: enquiry })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  });

  test('while the store is away, no existing file gets 404, and everything recovers', async () => {
    const added = await one.admin('POST /spare', { form: { images: [await imageBlob()] } });
    const [path = ''] = added.json.images;
    await store.close();
    const readyz = await other.call<Record<string, boolean>>('GET /readyz');
    expect([readyz.status, readyz.json]).toEqual([
      200,
      { ok: true, database: true, files: false, disk: true },
    ]);
    expect((await other.call(`GET ${path}`)).status).toBeGreaterThanOrEqual(500);
    const form = { images: [await imageBlob()] };
    const before = (await other.admin<unknown[]>('GET /spare')).json.length;
    expect((await other.admin('POST /spare', { form })).status).toBeGreaterThanOrEqual(500);
    expect((await other.admin<unknown[]>('GET /spare')).json).toHaveLength(before);
    await store.reopen();
    expect((await other.call(`GET ${path}`)).status).toBe(200);
    expect((await other.admin('POST /spare', { form })).status).toBe(201);
    // A check counts for two seconds.
    await eventually(async () =>
      expect((await other.call('GET /readyz')).json).toMatchObject({ files: true }),
    );
  });
});

test('of 3 that start at once on an empty PostgreSQL, one migrates, seeds and creates the administrator', async () => {
  const databaseUrl = await newPostgresDatabase();
  const emptyStore = store.urlOf('empty');
  const env = {
    DATABASE_URL: databaseUrl,
    FILES_URL: emptyStore,
    SEED: 'demo',
    ADMIN_PASSWORD: 'correct horse',
  };
  const programs = await Promise.all([runProgram(env), runProgram(env), runProgram(env)]);
  const printed = await Promise.all(programs.map((program) => program.stop()));
  expect(printed.filter((text) => text.includes('Administrator (shown'))).toHaveLength(1);

  const alone = await startTestBackend({ seed: 'demo' });
  const together = await startTestBackend({ databaseUrl, filesUrl: emptyStore });
  for (const line of ['GET /spare', 'GET /service', 'GET /category']) {
    const { json } = await alone.admin<unknown[]>(line);
    expect((await together.admin<unknown[]>(line)).json).toHaveLength(json.length);
  }
  const database = await openDatabase({ dataDir: folder, databaseUrl });
  const accounts = await database.selectFrom('account').select('id').execute();
  expect(accounts).toHaveLength(1);
  // The others did not store the images again.
  const images = await database.selectFrom('image').select('path').execute();
  const stored = await (await openFileStore({ dataDir: folder, filesUrl: emptyStore })).list();
  const keys = new Set(stored.map(({ key }) => key));
  for (const { path } of images) expect(keys).toContain(path.replace('/files/', 'images/'));
  await database.destroy();
  await Promise.all([alone.close(), together.close()]);
});

test('an older version starts on a database that a newer one has added to', async () => {
  const databaseUrl = await newPostgresDatabase();
  const newer = await openDatabase({ dataDir: folder, databaseUrl });
  await sql`insert into kysely_migration values ('999-of-a-newer-version', '2030')`.execute(newer);
  await newer.destroy();
  const older = await startTestBackend({ databaseUrl });
  expect((await older.call('GET /settings')).status).toBe(200);
  await older.close();
});

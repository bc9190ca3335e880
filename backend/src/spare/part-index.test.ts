import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readBackup } from '../backup/read-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { openFileStore } from '../files/file-store.ts';
import { localized } from '../languages.ts';
import {
  describeOnBoth,
  isPostgresStarted,
  newPostgresDatabase,
} from '../testing/both-databases.ts';
import type { Json } from '../testing/json.ts';
import { newFolder } from '../testing/new-folder.ts';
import { startTestBackend } from '../testing/test-backend.ts';
import { searchParts } from './part-search.ts';

const noTexts = { ...localized('title', () => ''), ...localized('text', () => '') };
const noDescription = localized('description', () => '');

const open = (databaseUrl?: string) => openDatabase({ dataDir: newFolder(), databaseUrl });

async function addPart(database: Kysely<Tables>, partnumber: string): Promise<void> {
  const { id } = await database
    .insertInto('spare')
    .values(noTexts)
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('sub_part')
    .values({ spare_id: id, quantity: 1, partnumber, subst_part: '', ...noDescription })
    .execute();
}

async function numbers(database: Kysely<Tables>, typed: string): Promise<string[]> {
  return (await searchParts(database, typed, 50)).map(({ part }) => part.partnumber);
}

describeOnBoth('the folded parts', (start) => {
  test('follow what is written past the site', async () => {
    const backend = await start();
    onTestFinished(() => backend.close());
    const database = await backend.openDatabase();
    await addPart(database, 'HT-1');
    expect(await numbers(database, 'ht1')).toEqual(['HT-1']);
    await database.updateTable('sub_part').set({ partnumber: 'KM-2' }).execute();
    expect(await numbers(database, 'ht1')).toEqual([]);
    expect(await numbers(database, 'km2')).toEqual(['KM-2']);
    await database.deleteFrom('spare').execute();
    expect(await numbers(database, 'km2')).toEqual([]);
  });

  test('hold numbers as long as a line may be, and a search finds them', async () => {
    const backend = await start();
    onTestFinished(() => backend.close());
    const { id } = (await backend.admin('POST /spare', { json: {} })).json;
    // Each sign has three bytes, and none of them repeats, so that no database can compress them.
    const signs = (from: number) =>
      Array.from({ length: 995 }, (_, n) => String.fromCodePoint(0x4e00 + from + 7 * n)).join('');
    const [partnumber, subst_part] = [`HT-1${signs(0)}`, `KM-2${signs(1)}`];
    const { status } = await backend.admin(`POST /spare/${id}/part`, {
      json: { partnumber, subst_part },
    });
    expect(status).toBe(201);
    const found = async (line: string) =>
      (await backend.call<Json[]>(`GET /part-search${line}`)).json;
    const query = (text: string) => encodeURIComponent(text);
    for (const number of [partnumber, subst_part]) {
      expect(await found(`?q=${query(number.slice(0, 90))}`)).toMatchObject([{ match: 'prefix' }]);
      expect(await found(`?q=${query(number.slice(-90))}`)).toMatchObject([{ match: 'contained' }]);
      expect(await found(`/exact?numbers=${query(number.toLowerCase())}`)).toHaveLength(1);
      expect(await found(`/exact?numbers=${query(number.slice(0, -1))}`)).toEqual([]);
    }
  });

  test('follow a restore', async () => {
    const [from, to] = [await start(), await start()];
    for (const one of [from, to]) onTestFinished(() => one.close());
    const [source, target] = [await from.openDatabase(), await to.openDatabase()];
    await addPart(source, 'HT-1');
    await addPart(target, 'BEFORE-1');
    const backup = join(newFolder(), 'backup');
    await writeBackup(source, await openFileStore(from), backup);
    const site = { database: target, files: await openFileStore(to), dataDir: to.dataDir };
    await readBackup(site, { path: backup, maxLineBytes: 100_000_000 }, true);
    expect(await numbers(target, 'before1')).toEqual([]);
    expect(await numbers(target, 'ht1')).toEqual(['HT-1']);
  });

  test('are complete when parts are written at the same time as others search', async () => {
    const backend = await start();
    onTestFinished(() => backend.close());
    const { id } = (await backend.admin('POST /spare', { json: {} })).json;
    const names = Array.from({ length: 40 }, (_, index) => `P${String(1000 + index)}`);
    await Promise.all(
      names.map(async (partnumber) => {
        const json = { partnumber };
        await backend.admin(`POST /spare/${id}/part`, { json });
        const found = await backend.call<unknown[]>(`GET /part-search?q=${partnumber}`);
        expect(found.json).toHaveLength(1);
      }),
    );
  });
});

test('a part that cannot be indexed keeps no website from starting', async () => {
  const dataDir = newFolder();
  const database = await openDatabase({ dataDir });
  await sql`create trigger refusal before insert on sub_part_search
    begin select raise(abort, 'no room'); end`.execute(database);
  await addPart(database, 'HT-1');
  await database.destroy();
  const backend = await startTestBackend({ dataDir });
  onTestFinished(() => backend.close());
  expect((await backend.call('GET /product')).status).toBe(200);
});

test.runIf(isPostgresStarted)(
  'without the right to create pg_trgm, PostgreSQL searches all texts',
  async () => {
    const url = await newPostgresDatabase();
    const owner = new pg.Client(url);
    await owner.connect();
    await owner.query(`
      do $$ begin create role plain login; exception when duplicate_object then null; end $$;
      grant all on schema public to plain;`);
    await owner.end();
    const database = await open(url.replace('postgres@', 'plain@'));
    const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(
      database,
    );
    expect(rows).toEqual([]);
    await addPart(database, 'HT-FN-2041');
    expect(await numbers(database, 'fn2041')).toEqual(['HT-FN-2041']);
  },
);

test.runIf(isPostgresStarted)('with that right, PostgreSQL searches by pg_trgm', async () => {
  const database = await open(await newPostgresDatabase());
  await database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_indexscan = off`.execute(transaction);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select part_id from sub_part_search where text like '%2041%'`.execute(transaction);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('sub_part_search_text');
  });
});

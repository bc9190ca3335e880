import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { canWrite, type Database } from './database.ts';
import { inSnapshot } from './in-snapshot.ts';
import { migrationNames } from './migrations.ts';
import { openDatabase, readMigrations, sqliteFile } from './open-database.ts';

async function openNew() {
  const database = await openDatabase({ dataDir: newFolder() });
  onTestFinished(() => database.destroy());
  return database;
}

test('migrations that are cut off leave nothing behind, and the next start runs them', async () => {
  const dataDir = newFolder();
  using other = new DatabaseSync(sqliteFile(dataDir));
  // The last of several statements of a migration makes an index of this name.
  other.exec('create table other (name text); create index request_status on other (name)');
  await expect(openDatabase({ dataDir })).rejects.toThrow('The database could not be migrated');
  other.exec('drop table other');
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.destroy());
  expect(await readMigrations(database)).toEqual(migrationNames);
});

test('a database that needs no migration is opened while another process writes', async () => {
  const dataDir = newFolder();
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.destroy());
  await database.transaction().execute(async () => {
    await (await openDatabase({ dataDir })).destroy();
  });
});

test('a transaction on a full disk fails with the reason, and the next one works', async () => {
  const database = await openNew();
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  const limit = (rows[0]?.page_count ?? 0) + 5;
  await sql`pragma max_page_count = ${sql.lit(limit)}`.execute(database);
  const store = (name: string) =>
    database
      .transaction()
      .execute((transaction) =>
        transaction.insertInto('category').values({ name, lang: 'DE' }).execute(),
      );
  // SQLITE_FULL
  await expect(store('x'.repeat(1_000_000))).rejects.toMatchObject({ errcode: 13 });
  await store('x');
  expect(await database.selectFrom('category').select('name').execute()).toEqual([{ name: 'x' }]);
});

test('a database that cannot be written is not ready', async () => {
  const database = await openNew();
  expect(await canWrite(database)).toBe(true);
  await sql`pragma query_only = on`.execute(database);
  expect(await canWrite(database)).toBe(false);
});

test('a read does not wait for a transaction, and sees nothing of it before its end', async () => {
  const database = await openNew();
  const names = () => database.selectFrom('category').select('name').execute();
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('category').values({ name: 'x', lang: 'DE' }).execute();
    expect(await names()).toEqual([]);
  });
  expect(await names()).toEqual([{ name: 'x' }]);
});

test('a snapshot stays what it was while others write', async () => {
  const database = await openNew();
  const count = (from: Database) =>
    from
      .selectFrom('category')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst();
  await inSnapshot(database, async (snapshot) => {
    expect(await count(snapshot)).toEqual({ count: 0 });
    await database.insertInto('category').values({ name: 'x', lang: 'DE' }).execute();
    expect(await count(snapshot)).toEqual({ count: 0 });
    expect(await count(database)).toEqual({ count: 1 });
  });
});

test('writes wait for a transaction, in the order in which they were begun', async () => {
  const database = await openNew();
  const add = (to: Database, name: string) =>
    to.insertInto('category').values({ name, lang: 'DE' }).execute();
  const { promise: isRead, resolve: read } = Promise.withResolvers<undefined>();
  const first = database.transaction().execute(async (transaction) => {
    await isRead;
    await add(transaction, 'first');
  });
  const second = add(database, 'second');
  const failing = database.transaction().execute(async (transaction) => {
    await add(transaction, 'failed');
    throw new Error('refused');
  });
  const third = add(database, 'third');
  expect(await database.selectFrom('category').select('name').execute()).toEqual([]);
  read(undefined);
  await Promise.all([first, second, third, expect(failing).rejects.toThrow('refused')]);
  const rows = await database.selectFrom('category').select('name').orderBy('id').execute();
  expect(rows.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
});

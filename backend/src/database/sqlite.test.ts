import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { canWrite } from './database.ts';
import { openDatabase } from './open-database.ts';

async function openNew() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sqlite-test-'));
  const database = await openDatabase({ dataDir });
  onTestFinished(async () => {
    await database.destroy();
    await rm(dataDir, { recursive: true });
  });
  return database;
}

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

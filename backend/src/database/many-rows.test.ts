import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnsDuring } from '../testing/turns.ts';
import { deleteRows } from './delete-rows.ts';
import { insertRows, putRows } from './insert-rows.ts';
import { openDatabase } from './open-database.ts';
import type { Tables } from './tables.ts';

let dataDir: string;
let database: Kysely<Tables>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'many-rows-'));
  database = await openDatabase({ dataDir });
  await sql`create table note (name text, lang text)`.execute(database);
});
afterAll(async () => {
  await database.destroy();
  await rm(dataDir, { recursive: true });
});

const categories = () =>
  database.selectFrom('category').select(['id', 'name', 'lang']).orderBy('id').execute();

test('many rows are written in their order, of whatever tables and columns, and others get their turn meanwhile', async () => {
  const named = (index: number) => ({
    table: 'category',
    row: { id: index + 1, name: `${index}`, lang: 'DE' },
  });
  const rows = Array.from({ length: 1100 }, (_, index) => named(index));
  const others = [
    { table: 'category', row: { lang: 'EN', name: 'in another order' } },
    { table: 'note', row: { name: 'between', lang: 'RU' } },
    { table: 'category', row: { name: 'last', lang: 'RU' } },
  ];
  const insert = () => insertRows(database, [...rows, ...others]);
  expect(await turnsDuring(insert)).toBeGreaterThanOrEqual(2);
  const inserted = [
    ...rows.map(({ row }) => row),
    { id: 1101, name: 'in another order', lang: 'EN' },
    { id: 1102, name: 'last', lang: 'RU' },
  ];
  expect(await categories()).toEqual(inserted);
  const { rows: notes } = await sql`select name from note`.execute(database);
  expect(notes).toEqual([{ name: 'between' }]);

  const changed = inserted.slice(1).map((row) => ({ ...row, name: `new ${row.name}` }));
  const added = { id: 2000, name: 'added', lang: 'EN' };
  const put = [...changed, added].map((row) => ({ table: 'category', row }));
  expect(await turnsDuring(() => putRows(database, put))).toBeGreaterThanOrEqual(2);
  expect(await categories()).toEqual([inserted[0], ...changed, added]);

  const ids = changed.map(({ id }) => id);
  const remove = () => deleteRows(database, 'category', ids);
  expect(await turnsDuring(remove)).toBeGreaterThanOrEqual(2);
  expect(await categories()).toEqual([inserted[0], added]);
});

test('without rows nothing is written', async () => {
  const before = await categories();
  await insertRows(database, []);
  await putRows(database, []);
  await deleteRows(database, 'category', []);
  expect(await categories()).toEqual(before);
});

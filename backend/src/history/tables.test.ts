import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupTables } from '../backup/backup-lines.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { placedTables } from '../database/place.ts';
import { imageTables, localizedTexts } from '../database/tables.ts';
import { updateImage } from '../image/image-contract.ts';
import { belongings, versionedTables } from './entity.ts';
import { translatedTables } from './outdated.ts';
import { trashKinds } from './trash.ts';

/** A table joins a feature by its name in a list; these tests name the list that one was forgotten in. */

let database: Awaited<ReturnType<typeof openDatabase>>;
let tables: { name: string; columns: string[] }[];
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tables-test-'));
  database = await openDatabase({ dataDir });
  const all = await database.introspection.getTables();
  tables = all
    // SQLite's own tables for the index of texts.
    .filter(({ name }) => !name.startsWith('sub_part_text'))
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
  await rm(dataDir, { recursive: true });
});
afterAll(() => database.destroy());

const sorted = (names: Iterable<string>) => [...names].toSorted();
const withColumn = (column: string) =>
  sorted(tables.filter(({ columns }) => columns.includes(column)).map(({ name }) => name));

test('a table is in backups and in `npm run migrate`, or left out of them here', () => {
  const leftOut = [
    // What gives access, and what counts attempts.
    ...['token', 'invitation', 'known_network', 'login_failure', 'form_count'],
    // What is made again, or is about what happens now.
    ...['sub_part_change', 'sub_part_search', 'idempotency_key', 'open_form', 'website'],
  ];
  expect(sorted([...backupTables, ...leftOut])).toEqual(sorted(tables.map(({ name }) => name)));
});

test('a backup has each table after those it refers to', async () => {
  const isLater = (table: string, than: string) =>
    backupTables.findIndex((one) => one === table) > backupTables.findIndex((one) => one === than);
  for (const table of backupTables) {
    const others = (await referredTo(database, table)).filter((other) => other !== table);
    expect(
      others.filter((other) => !isLater(table, other)),
      table,
    ).toEqual([]);
  }
});

test('the columns of a feature are those of the tables in its list', () => {
  expect(withColumn('version')).toEqual(sorted(versionedTables));
  expect(withColumn('place')).toEqual(sorted(placedTables));
  expect(withColumn('outdated')).toEqual(sorted(translatedTables));
  expect(withColumn('focal_x')).toEqual(sorted(imageTables));
});

test('where another language is changed, any text in every language becomes outdated', () => {
  expect(sorted(translatedTables)).toEqual(sorted(Object.keys(localizedTexts)));
});

test('what is saved can be deleted into the trash, but for what is always there', () => {
  const always: string[] = ['settings', 'page'];
  const deletable = versionedTables.filter((table) => !always.includes(table));
  expect(sorted(trashKinds)).toEqual(sorted([...deletable, 'image']));
});

test('the images of every entity that shows some can be described', () => {
  const owners = belongings.flatMap(({ table, owner }) => (table === 'image' ? [owner] : []));
  const alone = imageTables.filter((table) => table !== 'image');
  expect(sorted(updateImage.params.shape.kind.options)).toEqual(sorted([...owners, ...alone]));
});

async function referredTo(database: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{
    table: string;
  }>`select "table" from pragma_foreign_key_list(${table})`.execute(database);
  return rows.map((row) => row.table);
}

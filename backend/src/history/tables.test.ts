import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupTables } from '../backup/backup-lines.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import {
  emptyFields,
  entityTables,
  orderedTables,
  singleImageTables,
  translatedTables,
} from '../database/entity-tables.ts';
import { addImages } from '../files/image-list.ts';
import { readImages } from './state.ts';

/** An entity joins a feature by what its description says; the database has to agree with that. */

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

test('the columns of a feature are those of the entities that say they have it', () => {
  expect(withColumn('version')).toEqual(sorted(['request', ...entityTables]));
  expect(withColumn('place')).toEqual(sorted(['image', ...orderedTables]));
  expect(withColumn('outdated')).toEqual(sorted(translatedTables));
  expect(withColumn('focal_x')).toEqual(sorted(['image', ...singleImageTables]));
  expect(withColumn('image_id')).toEqual(sorted(singleImageTables));
});

test('the state of an entity has its own images, not those of another kind with its id', async () => {
  for (const table of ['spare', 'service'] as const) {
    await database
      .insertInto(table)
      .values({ ...emptyFields(table), id: 7 })
      .execute();
    await addImages(database, table, 7, [`/files/${table}.png`]);
  }
  const images = await readImages(database, { table: 'spare', id: 7 });
  expect(images.map(({ path }) => path)).toEqual(['/files/spare.png']);
});

async function referredTo(database: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{
    table: string;
  }>`select "table" from pragma_foreign_key_list(${table})`.execute(database);
  return rows.map((row) => row.table);
}

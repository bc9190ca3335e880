import { expect, test } from 'vitest';
import { columnsOf } from '../languages.ts';
import { isPostgresStarted, newPostgresDatabase } from '../testing/both-databases.ts';
import { newFolder } from '../testing/new-folder.ts';
import { openDatabase } from './open-database.ts';
import { entities } from './entities.ts';
import { singleImageTables } from './entity-tables.ts';
import { translatedFields } from './fields.ts';

/** Every localized column that the migrations have to make. */
const wanted = [
  ...entities.map(({ table, fields }) => [table, translatedFields(fields)] as const),
  ...['image', ...singleImageTables].map((table) => [table, ['alt']] as const),
].flatMap(([table, texts]) =>
  texts.flatMap((text) => columnsOf(text).map((column) => `${table}.${column}`)),
);

/** Names those that a new database lacks, as `table.column`. */
async function missingColumns(databaseUrl?: string): Promise<string[]> {
  const database = await openDatabase({ dataDir: newFolder(), databaseUrl });
  const tables = await database.introspection.getTables();
  await database.destroy();
  const made = tables.flatMap(({ name, columns }) => columns.map((one) => `${name}.${one.name}`));
  return wanted.filter((column) => !made.includes(column));
}

test('the migrations make a column for every language, on SQLite', async () => {
  expect(await missingColumns()).toEqual([]);
});

test.runIf(isPostgresStarted)(
  'the migrations make a column for every language, on PostgreSQL',
  async () => expect(await missingColumns(await newPostgresDatabase())).toEqual([]),
);

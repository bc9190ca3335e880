import { sql } from 'kysely';
import { isPostgres, type Database } from '../database/database.ts';
import { singleImageTables } from '../database/entity-tables.ts';
import { idRanges } from '../database/id-ranges.ts';
import { insertRows } from '../database/insert-rows.ts';
import { readMigrations } from '../database/open-database.ts';
import { highestImageInHistory } from '../history/revision.ts';
import { highestIdsInTrash } from '../history/trash.ts';
import { formFiles } from '../files/form-files.ts';
import { imageKey } from '../files/images.ts';
import { unnamedKeys } from '../files/sweep.ts';
import { backupTables, type BackupLine } from './backup-lines.ts';

/** A row with its table. */
export type Row = Extract<BackupLine, { table: string }>;

/** The last id that each table has given. */
export type LastIds = Record<string, number>;

/** What belongs to the rows: the migrations that made their columns, and the keys of the files that they name. */
interface Content {
  migrations: string[];
  lastIds: LastIds;
  keys: Set<string>;
}

/**
 * Reads what belongs to the rows. Call it in the snapshot in which they are read. Texts may mention anything: of
 * what they name, `keys` has the files that `listStored` lists; of what rows stand for, also those that are lost.
 */
export async function readContent(
  snapshot: Database,
  listStored: () => Promise<string[]>,
): Promise<Content> {
  const migrations = await readMigrations(snapshot);
  const lastIds = await readLastIds(snapshot);
  // Files are older than their rows: listed after the moment of the snapshot, none is missed.
  const keys = new Set([...(await ownKeys(snapshot)), ...(await listStored())]);
  for (const key of await unnamedKeys(snapshot, keys)) keys.delete(key);
  return { migrations, lastIds, keys };
}

/** Lists the keys of the files that rows stand for; texts may name more. */
async function ownKeys(database: Database): Promise<Set<string>> {
  const keys = new Set<string>();
  const columns = [
    ...['image', ...Object.values(formFiles).map(({ files }) => files)].map(
      (table) => [table, 'path'] as const,
    ),
    ...singleImageTables.map((table) => [table, 'image_id'] as const),
  ];
  for (const [table, column] of columns) {
    const { rows } = await sql<{ path: string }>`
      select ${sql.ref(column)} as path from ${sql.table(table)}`.execute(database);
    for (const { path } of rows) keys.add(imageKey(path));
  }
  return keys;
}

/** Returns those of missing files that rows stand for: not what was deleted since the snapshot. */
export async function lostKeys(database: Database, missing: string[]): Promise<string[]> {
  if (missing.length === 0) return [];
  const own = await ownKeys(database);
  return missing.filter((key) => own.has(key));
}

/** Reads all rows, table by table, oldest first, only as many at once as fit into a small memory. */
export async function* readRows(database: Database): AsyncGenerator<Row> {
  for (const name of backupTables) {
    const table = sql.table(name);
    const { rows: first } = await sql<Row['row']>`select * from ${table} limit 1`.execute(database);
    // PostgreSQL does not tell how long a number is.
    const columns = Object.keys(first[0] ?? {}).map(
      (column) => sql`cast(${sql.ref(column)} as text)`,
    );
    for await (const range of idRanges(database, table, columns)) {
      const { rows } = await sql<Row['row']>`
        select * from ${table} where ${range} order by id`.execute(database);
      for (const row of rows) yield { table: name, row };
    }
  }
}

/** Replaces all rows, and forgets the keys of forms that are not among them. Call it in a transaction. */
export async function replaceRows(
  transaction: Database,
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<void> {
  for (const table of backupTables.toReversed()) await transaction.deleteFrom(table).execute();
  await transaction.deleteFrom('idempotency_key').execute();
  await insertRows(transaction, rows);
  await continueIds(transaction);
}

/**
 * Lets new rows continue after all ids, those in the trash and of images in the history included: what
 * is restored from there gets its own id back.
 */
async function continueIds(database: Database): Promise<void> {
  const ids = await highestIdsInTrash(database);
  const images = Math.max(ids.get('image') ?? 0, await highestImageInHistory(database));
  await continueAfter(database, { ...Object.fromEntries(ids), image: images });
}

/** Lets new rows continue after these ids, where they do not yet. PostgreSQL's sequences do not notice explicit ids at all. */
export async function continueAfter(database: Database, lastIds: LastIds): Promise<void> {
  for (const table of backupTables) {
    const lowest = lastIds[table] ?? 0;
    if (isPostgres(database)) {
      await sql`with sequence as (select pg_get_serial_sequence(${table}, 'id')::regclass as name),
        last as (select name, greatest(${sql.lit(lowest)}, pg_sequence_last_value(name),
          (select max(id) from ${sql.table(table)})) as id from sequence)
        select setval(name, greatest(id, 1), id > 0) from last`.execute(database);
    } else if (lowest > 0) {
      await sql`delete from sqlite_sequence where name = ${table} and seq < ${lowest}`.execute(
        database,
      );
      await sql`insert into sqlite_sequence (name, seq)
        select ${table}, ${lowest}
        where not exists (select 1 from sqlite_sequence where name = ${table})`.execute(database);
    }
  }
}

/** Reads the last id of each table, also where its row is gone: old links and enquiry numbers still name it. */
async function readLastIds(database: Database): Promise<LastIds> {
  const lastIds: LastIds = {};
  for (const table of backupTables) {
    const last = isPostgres(database)
      ? sql<{ id: number }>`select coalesce(pg_sequence_last_value(
          pg_get_serial_sequence(${table}, 'id')::regclass), 0)::int as id`
      : sql<{ id: number }>`select seq as id from sqlite_sequence where name = ${table}`;
    lastIds[table] = (await last.execute(database)).rows[0]?.id ?? 0;
  }
  return lastIds;
}

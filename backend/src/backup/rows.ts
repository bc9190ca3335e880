import { sql, type Kysely } from 'kysely';
import { isPostgres, type Database } from '../database/database.ts';
import { inSnapshot } from '../database/in-snapshot.ts';
import { insertRows } from '../database/insert-rows.ts';
import { readMigrations } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { highestImageInHistory } from '../history/revision.ts';
import { highestIdsInTrash } from '../history/trash.ts';
import { namedKeys } from '../files/sweep.ts';
import { backupTables, type BackupLine } from './backup-lines.ts';

/** A row with its table. */
export type Row = Extract<BackupLine, { table: string }>;

/** All rows, the keys of the files that they refer to, and the migrations that made their columns. */
export interface Content {
  migrations: string[];
  rows: Row[];
  keys: Set<string>;
}

/** Reads the content in one consistent snapshot. */
export async function snapshot(database: Kysely<Tables>): Promise<Content> {
  return inSnapshot(database, async (transaction) => ({
    migrations: await readMigrations(transaction),
    rows: await readRows(transaction),
    keys: await namedKeys(transaction),
  }));
}

/** Reads all rows, table by table, oldest first. */
export async function readRows(database: Database): Promise<Row[]> {
  const rows: Row[] = [];
  for (const table of backupTables) {
    const result = await sql<Row['row']>`select * from ${sql.table(table)} order by id`.execute(
      database,
    );
    for (const row of result.rows) rows.push({ table, row });
  }
  return rows;
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
 * is restored from there gets its own id back. PostgreSQL's sequences do not notice explicit ids at all.
 */
async function continueIds(database: Database): Promise<void> {
  const inTrash = await highestIdsInTrash(database);
  const imageInHistory = await highestImageInHistory(database);
  for (const table of backupTables) {
    const lowest = Math.max(inTrash.get(table) ?? 0, table === 'image' ? imageInHistory : 0);
    if (isPostgres(database)) {
      await sql`select setval(
        pg_get_serial_sequence(${table}, 'id'),
        greatest(${sql.lit(lowest)}, (select coalesce(max(id), 0) from ${sql.table(table)})) + 1, false
      )`.execute(database);
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

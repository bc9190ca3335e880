import { sql, type Kysely } from 'kysely';
import { isPostgres, type Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { namedKeys } from '../files/sweep.ts';
import { backupTables, type BackupLine } from './backup-lines.ts';

/** A row with its table. */
export type Row = Extract<BackupLine, { table: string }>;

/** All rows, and the keys of the files that they refer to. */
export interface Content {
  rows: Row[];
  keys: Set<string>;
}

/** Reads the content in one consistent snapshot. */
export async function snapshot(database: Kysely<Tables>): Promise<Content> {
  return database.transaction().execute(async (transaction) => {
    if (isPostgres(database)) {
      await sql`set transaction isolation level repeatable read`.execute(transaction);
    }
    return { rows: await readRows(transaction), keys: await namedKeys(transaction) };
  });
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

/** Replaces all rows. Call it in a transaction. */
export async function replaceRows(
  transaction: Database,
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<void> {
  for (const table of backupTables.toReversed()) await transaction.deleteFrom(table).execute();
  let batch: Row[] = [];
  for await (const row of rows) {
    const isOfBatch = batch[0] === undefined || sameColumns(batch[0], row);
    if (!isOfBatch || batch.length === rowsAtOnce) {
      await insertRows(transaction, batch);
      batch = [];
    }
    batch.push(row);
  }
  await insertRows(transaction, batch);
  if (isPostgres(transaction)) await continueIds(transaction);
}

/** The rows of one insert, few enough for the parameter limits of both databases. */
const rowsAtOnce = 500;

function sameColumns(a: Row, b: Row): boolean {
  return a.table === b.table && Object.keys(a.row).join() === Object.keys(b.row).join();
}

async function insertRows(database: Database, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first.row).map((name) => sql.ref(name));
  const values = rows.map(
    ({ row }) => sql`(${sql.join(Object.values(row).map((value) => sql`${value}`))})`,
  );
  await sql`insert into ${sql.table(first.table)} (${sql.join(columns)})
    values ${sql.join(values)}`.execute(database);
}

/** Advances PostgreSQL's sequences, which do not notice explicit ids. */
async function continueIds(database: Database): Promise<void> {
  for (const table of backupTables) {
    await sql`select setval(
      pg_get_serial_sequence(${table}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false
    )`.execute(database);
  }
}

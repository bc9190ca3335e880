import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';
import { inBatches, rowsAtOnce } from './in-batches.ts';

/** A revision of a long list has several megabytes: so many of them do not fit into the memory at once. */
const charactersAtOnce = 4e6;

/** A row with its table. */
export interface TableRow {
  table: string;
  row: Record<string, string | number | null>;
}

/** Inserts rows as they are, in this order. Call it in a transaction. */
export async function insertRows(
  transaction: Database,
  rows: Iterable<TableRow> | AsyncIterable<TableRow>,
): Promise<void> {
  let batch: TableRow[] = [];
  let characters = 0;
  for await (const row of rows) {
    const isOfBatch = batch[0] === undefined || sameColumns(batch[0], row);
    if (!isOfBatch || batch.length === rowsAtOnce || characters > charactersAtOnce) {
      await insertAtOnce(transaction, batch);
      batch = [];
      characters = 0;
    }
    batch.push(row);
    for (const value of Object.values(row.row)) characters += String(value).length;
  }
  await insertAtOnce(transaction, batch);
}

function sameColumns(a: TableRow, b: TableRow): boolean {
  return a.table === b.table && Object.keys(a.row).join() === Object.keys(b.row).join();
}

/** Updates rows of one table, or inserts those that do not exist, all columns of each. Call it in a transaction. */
export async function putRows(transaction: Database, rows: TableRow[]): Promise<void> {
  const columns = Object.keys(rows[0]?.row ?? {}).map((name) => sql.ref(name));
  const changes = columns.map((column) => sql`${column} = excluded.${column}`);
  // One statement for many rows: each that exists is a conflict.
  const update = sql`on conflict (id) do update set ${sql.join(changes)}`;
  for (const some of inBatches(rows)) await insertAtOnce(transaction, some, update);
}

async function insertAtOnce(
  database: Database,
  rows: TableRow[],
  onConflict: RawBuilder<unknown> = sql``,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first.row).map((name) => sql.ref(name));
  const values = rows.map(
    ({ row }) => sql`(${sql.join(Object.values(row).map((value) => sql`${value}`))})`,
  );
  await sql`insert into ${sql.table(first.table)} (${sql.join(columns)})
    values ${sql.join(values)} ${onConflict}`.execute(database);
  // SQLite writes at once, so that other requests get their turn between many rows.
  if (rows.length === rowsAtOnce) await nextTurn();
}

import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A row with its table. */
export interface TableRow {
  table: string;
  row: Record<string, string | number | null>;
}

/** The rows of one insert, few enough for the parameter limits of both databases. */
const rowsAtOnce = 500;

/** Inserts rows as they are, with their ids, in this order. Call it in a transaction. */
export async function insertRows(
  transaction: Database,
  rows: Iterable<TableRow> | AsyncIterable<TableRow>,
): Promise<void> {
  let batch: TableRow[] = [];
  for await (const row of rows) {
    const isOfBatch = batch[0] === undefined || sameColumns(batch[0], row);
    if (!isOfBatch || batch.length === rowsAtOnce) {
      await insertAtOnce(transaction, batch);
      batch = [];
    }
    batch.push(row);
  }
  await insertAtOnce(transaction, batch);
}

function sameColumns(a: TableRow, b: TableRow): boolean {
  return a.table === b.table && Object.keys(a.row).join() === Object.keys(b.row).join();
}

async function insertAtOnce(database: Database, rows: TableRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first.row).map((name) => sql.ref(name));
  const values = rows.map(
    ({ row }) => sql`(${sql.join(Object.values(row).map((value) => sql`${value}`))})`,
  );
  await sql`insert into ${sql.table(first.table)} (${sql.join(columns)})
    values ${sql.join(values)}`.execute(database);
}

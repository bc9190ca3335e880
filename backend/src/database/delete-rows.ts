import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { inBatches, rowsAtOnce } from './in-batches.ts';
import type { Tables } from './tables.ts';

/** Deletes rows by their ids, as many as there are. Call it in a transaction. */
export async function deleteRows(
  transaction: Database,
  table: keyof Tables,
  ids: number[],
): Promise<void> {
  for (const some of inBatches(ids)) {
    await sql`delete from ${sql.table(table)} where id in (${sql.join(some)})`.execute(transaction);
    if (some.length === rowsAtOnce) await nextTurn();
  }
}

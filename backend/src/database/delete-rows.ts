import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from './database.ts';
import { inBatches, rowsAtOnce } from './in-batches.ts';

/** Deletes rows by their ids, as many as there are. Call it in a transaction. */
export async function deleteRows(
  transaction: Database,
  table: 'sub_part' | 'revision',
  ids: number[],
): Promise<void> {
  for (const some of inBatches(ids)) {
    await transaction.deleteFrom(table).where('id', 'in', some).execute();
    if (some.length === rowsAtOnce) await nextTurn();
  }
}

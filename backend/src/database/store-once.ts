import { hash } from 'node:crypto';
import { keyOfAnotherForm } from '../errors.ts';
import type { Database } from './database.ts';

/** A form with the key under which it was sent. */
interface KeyedForm {
  form: string;
  key: string | undefined;
  /** What was sent, as JSON can hold it; a repetition must be the same. */
  content: unknown;
}

interface Stored {
  id: number;
  created_at: string;
}

/**
 * Stores a form, or finds the row that it became when it was sent before with the same key. Call it in
 * the transaction that stores it. Throws 'conflict' if the key belongs to another form: nothing of this one is
 * stored, and to respond as if it were would lose it.
 */
export async function storeOnce(
  transaction: Database,
  { form, key, content }: KeyedForm,
  store: () => Promise<Stored>,
): Promise<Stored & { isRepeated: boolean }> {
  if (key === undefined) return { ...(await store()), isRepeated: false };
  const name = `${form}:${key}`;
  const contentHash = hash('sha256', JSON.stringify(content));
  // Of two at the same time, the second waits here for the first.
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotency_key')
    .values({ key: name, content_hash: contentHash, row_id: 0, created_at: '' })
    .onConflict((on) => on.column('key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) {
    const { id, created_at } = await store();
    await transaction
      .updateTable('idempotency_key')
      .set({ row_id: id, created_at })
      .where('key', '=', name)
      .execute();
    return { id, created_at, isRepeated: false };
  }
  const earlier = await transaction
    .selectFrom('idempotency_key')
    .selectAll()
    .where('key', '=', name)
    .executeTakeFirstOrThrow();
  if (earlier.content_hash !== contentHash) {
    throw keyOfAnotherForm();
  }
  return { id: earlier.row_id, created_at: earlier.created_at, isRepeated: true };
}

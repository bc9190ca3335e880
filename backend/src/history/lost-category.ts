import type { Database } from '../database/database.ts';
import { isRowLocked } from '../database/lock-row.ts';
import type { Row } from './entity.ts';

/** Lets products remember a category that is about to be deleted. */
export async function rememberCategory(transaction: Database, id: number): Promise<void> {
  await transaction
    .updateTable('product')
    .set({ lost_category_id: id })
    .where('category_id', '=', id)
    .execute();
}

/** Gives a restored category the products back that have got no other one since. */
export async function reattachProducts(transaction: Database, id: number): Promise<void> {
  await transaction
    .updateTable('product')
    .set({ category_id: id, lost_category_id: null })
    .where('lost_category_id', '=', id)
    .where('category_id', 'is', null)
    .execute();
}

/**
 * Returns the row of a product with the category it had, and remembers one that is deleted as well. Returns any
 * other row as it is.
 */
export async function withCategory(transaction: Database, row: Row): Promise<Row> {
  const category = row.category_id ?? row.lost_category_id;
  if (typeof category !== 'number') return row;
  const exists = await isRowLocked(transaction, 'category', category);
  return {
    ...row,
    category_id: exists ? category : null,
    lost_category_id: exists ? null : category,
  };
}

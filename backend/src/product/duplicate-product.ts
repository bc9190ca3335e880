import type { Kysely } from 'kysely';
import type { Edit } from '../database/edit.ts';
import { ownedTables } from '../database/entity-tables.ts';
import { insertRows } from '../database/insert-rows.ts';
import { lockReferenced, lockRow } from '../database/lock-row.ts';
import { without } from '../database/without.ts';
import type { Tables } from '../database/tables.ts';
import { rowsWhere, type Row } from '../history/entity.ts';
import { recordRevisions } from '../history/revision.ts';
import { firstVersion, recordCreation } from '../history/version.ts';
import { updateProduct, type Product, type ProductCopy } from './product-contract.ts';
import { findProduct } from './product-store.ts';
import { joinInTransaction } from './product-translations.ts';

/**
 * Copies a product with its images and properties into another language, as a translation of it. The
 * copies show the same files. Throws 'not found' for an unknown product, 'unknown reference' for an unknown
 * category, and 'conflict' where the product is in that language, or has a translation in it.
 */
export async function duplicateProduct(
  database: Kysely<Tables>,
  id: number,
  { lang, category_id }: ProductCopy,
  edit: Edit,
): Promise<Product> {
  return database.transaction().execute(async (transaction) => {
    if (category_id !== undefined) {
      await lockReferenced(transaction, 'category', category_id, 'category_id');
    }
    await lockRow(transaction, 'product', id);
    const fields = await transaction
      .selectFrom('product')
      .select(updateProduct.body.keyof().options)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copy = await transaction
      .insertInto('product')
      .values({
        ...{ ...fields, lang },
        category_id: category_id ?? fields.category_id,
        version: firstVersion(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The place of a row is one among ids; the new ids are in order already.
    const ofCopy = (row: Row) => ({ ...without(row, 'id', 'place'), product_id: copy.id });
    for (const { table, owner, column } of ownedTables) {
      if (owner !== 'product') continue;
      const rows = await rowsWhere(transaction, table, column, id);
      const own = table === 'image' ? {} : { version: firstVersion() };
      await insertRows(
        transaction,
        rows.map((row) => ({ table, row: { ...ofCopy(row), ...own } })),
      );
    }
    await joinInTransaction(transaction, id, copy.id);
    const properties = await rowsWhere(transaction, 'product_property', 'product_id', copy.id);
    const creations = properties.map((row) => ({ after: { row, images: [] } }));
    await recordRevisions(transaction, 'product_property', edit, creations);
    await recordCreation(transaction, { table: 'product', id: copy.id }, edit);
    return findProduct(transaction, copy.id);
  });
}

import type { Kysely } from 'kysely';
import type { Edit } from '../database/edit.ts';
import { lockReferenced } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { duplicateEntity } from '../history/duplicate-entity.ts';
import type { Product, ProductCopy } from './product-contract.ts';
import { findProduct } from './product-store.ts';
import { joinTranslations } from './product-translations.ts';

/**
 * Copies a product with its images and properties into another language, as a translation of it. Throws
 * 'not found' for an unknown product, 'unknown reference' for an unknown category, and 'conflict' where the
 * product is in that language, or has a translation in it.
 */
export async function duplicateProduct(
  database: Kysely<Tables>,
  id: number,
  values: ProductCopy,
  edit: Edit,
): Promise<Product> {
  const { category_id: categoryId } = values;
  return database.transaction().execute(async (transaction) => {
    if (categoryId !== undefined) {
      await lockReferenced(transaction, 'category', categoryId, 'category_id');
    }
    const copyId = await duplicateEntity(transaction, { table: 'product', id }, values, edit);
    await joinTranslations(transaction, id, copyId);
    return findProduct(transaction, copyId);
  });
}

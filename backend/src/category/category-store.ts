import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { change, createEntity } from '../history/version.ts';
import * as contract from './category-contract.ts';
import type { Category, CategoryFields } from './category-contract.ts';

const columns = contract.addCategory.response.keyof().options;

/** Lists the categories of a language, or all of them, oldest first. */
export function listCategories(database: Database, lang: string | undefined): Promise<Category[]> {
  const all = database.selectFrom('category').select(columns).orderBy('id');
  return (lang ? all.where('lang', '=', lang) : all).execute();
}

/** Adds a category. */
export async function addCategory(
  database: Kysely<Tables>,
  category: CategoryFields,
  edit: Edit,
): Promise<Category> {
  return database.transaction().execute(async (transaction) => {
    const id = await createEntity(transaction, 'category', category, edit);
    return findCategory(transaction, id);
  });
}

/**
 * Changes a category. Throws 'not found' if there is no such category, and 'outdated' if the write
 * depends on another version.
 */
export async function updateCategory(
  database: Kysely<Tables>,
  id: number,
  changes: Partial<CategoryFields>,
  edit: Edit,
): Promise<Category> {
  return database.transaction().execute(async (transaction) => {
    await change(transaction, { table: 'category', id }, edit, () => changes);
    return findCategory(transaction, id);
  });
}

function findCategory(database: Database, id: number): Promise<Category> {
  return database
    .selectFrom('category')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchRow);
}

import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { searchedColumns } from '../database/entity-tables.ts';
import { lockReferenced } from '../database/lock-row.ts';
import { readPage, type Page } from '../database/read-page.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { addImages, imagesOf } from '../files/image-list.ts';
import { leaveIfTaken } from '../history/product-group.ts';
import { change, createEntity } from '../history/version.ts';
import * as contract from './product-contract.ts';
import type { Product, ProductFields, ProductQuery } from './product-contract.ts';
import { translationsOf } from './product-translations.ts';
import { propertiesOf } from './property-store.ts';

const columns = [
  'product.id',
  ...contract.updateProduct.body.keyof().options.map((name) => `product.${name}` as const),
  'product.version',
  'category.name as category_name',
  'category.lang as category_lang',
] as const;

const searched = searchedColumns('product');

/** Lists the products of a language and a category, all or a page of them, oldest first. */
export async function listProducts(
  database: Database,
  { lang, category, ...query }: ProductQuery,
): Promise<Page<Product>> {
  let all = selectProducts(database);
  if (lang !== undefined) all = all.where('product.lang', '=', lang);
  if (category !== undefined) all = all.where('category_id', '=', category);
  const { rows, total } = await readPage(database, { all, searched }, query);
  return { rows: await withLists(database, rows), total };
}

/** Finds a product. Throws 'not found' if there is none with this id. */
export async function findProduct(database: Database, id: number): Promise<Product> {
  const rows = await selectProducts(database).where('product.id', '=', id).execute();
  const [product] = await withLists(database, rows);
  if (!product) throw noSuchRow();
  return product;
}

/** Adds a product with stored images. Throws 'unknown reference' for an unknown category. */
export async function addProduct(
  database: Kysely<Tables>,
  fields: ProductFields,
  paths: string[],
  edit: Edit,
): Promise<Product> {
  return database.transaction().execute(async (transaction) => {
    await checkCategory(transaction, fields);
    const id = await createEntity(transaction, 'product', fields, edit, (id) =>
      addImages(transaction, 'product', id, paths),
    );
    return findProduct(transaction, id);
  });
}

/**
 * Changes a product. Throws 'not found' if there is no such product, 'unknown reference' for an unknown
 * category, and 'outdated' if the write depends on another version.
 */
export async function updateProduct(
  database: Kysely<Tables>,
  id: number,
  fields: ProductFields,
  edit: Edit,
): Promise<Product> {
  return database.transaction().execute(async (transaction) => {
    // Locks in the same order as the deletion of a category, to avoid a deadlock.
    await checkCategory(transaction, fields);
    // With another category, it does not go back to one that is restored.
    const found = fields.category_id ? { lost_category_id: null } : {};
    await change(transaction, { table: 'product', id }, edit, () => ({ ...fields, ...found }));
    await leaveIfTaken(transaction, id);
    return findProduct(transaction, id);
  });
}

async function checkCategory(database: Database, fields: ProductFields): Promise<void> {
  if (!fields.category_id) return;
  await lockReferenced(database, 'category', fields.category_id, 'category_id');
}

function selectProducts(database: Database) {
  return database
    .selectFrom('product')
    .leftJoin('category', 'category.id', 'category_id')
    .select(columns);
}

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];

async function withLists(database: Database, rows: ProductRow[]): Promise<Product[]> {
  const ids = rows.map((row) => row.id);
  const images = await imagesOf(database, 'product', ids);
  const properties = await propertiesOf(database, ids);
  const translations = await translationsOf(database, ids);
  return rows.map(({ category_name: name, category_lang: lang, ...product }) => {
    const { id, category_id: categoryId } = product;
    const listed = images(id);
    return {
      ...product,
      category:
        categoryId === null || name === null || lang === null
          ? null
          : { id: categoryId, name, lang },
      image_id: listed.images[0] ?? '',
      ...listed,
      property: properties.get(id) ?? [],
      translations: translations.get(id) ?? [],
    };
  });
}

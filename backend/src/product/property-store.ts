import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { readInBatches } from '../database/in-batches.ts';
import { lockReferenced } from '../database/lock-row.ts';
import { listOrder } from '../database/place.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import type { ImageChange } from '../files/images.ts';
import { change, createEntity } from '../history/version.ts';
import * as contract from './product-contract.ts';
import type { Property, PropertyChanges } from './product-contract.ts';

const columns = contract.addProperty.response.keyof().options;

/** Lists the properties of products, in their order. */
export async function propertiesOf(
  database: Database,
  productIds: number[],
): Promise<Map<number, Property[]>> {
  const rows = await readInBatches(productIds, (some) =>
    database
      .selectFrom('product_property')
      .select(columns)
      .where('product_id', 'in', some)
      .orderBy(listOrder)
      .execute(),
  );
  return Map.groupBy(rows, (row) => row.product_id);
}

/** What is stored of a new property. */
type NewProperty = Pick<Property, 'product_id' | 'image_id' | 'description'>;

/** Adds a property with a stored image. Throws 'unknown reference' for an unknown product. */
export async function addProperty(
  database: Kysely<Tables>,
  property: NewProperty,
  edit: Edit,
): Promise<Property> {
  return database.transaction().execute(async (transaction) => {
    await lockReferenced(transaction, 'product', property.product_id, 'product_id');
    const id = await createEntity(transaction, 'product_property', property, edit);
    return findProperty(transaction, id);
  });
}

/**
 * Changes a property. Throws 'not found' for an unknown property,
 * 'unknown reference' for an unknown product, and 'outdated' if the write depends on another version.
 */
export async function updateProperty(
  database: Kysely<Tables>,
  id: number,
  changes: PropertyChanges & ImageChange,
  edit: Edit,
): Promise<Property> {
  return database.transaction().execute(async (transaction) => {
    // Locks in the same order as the deletion of a product, to avoid a deadlock.
    if (changes.product_id !== undefined) {
      await lockReferenced(transaction, 'product', changes.product_id, 'product_id');
    }
    await change(transaction, { table: 'product_property', id }, edit, () => changes);
    return findProperty(transaction, id);
  });
}

function findProperty(database: Database, id: number): Promise<Property> {
  return database
    .selectFrom('product_property')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchRow);
}

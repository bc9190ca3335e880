import type { Kysely } from 'kysely';
import { isEmpty } from '../database/changes.ts';
import { parseCallouts } from '../database/callouts.ts';
import type { Database } from '../database/database.ts';
import { imageListTables } from '../database/entity-tables.ts';
import type { Edit } from '../database/edit.ts';
import { placeAt } from '../database/place.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { descriptionColumns } from '../files/image-list.ts';
import { readRow, ownerOf } from '../history/entity.ts';
import { findImage } from '../entity/image-list.ts';
import { change } from '../history/version.ts';
import type { ImageChanges, ImageOf, UpdatedImage } from './image-contract.ts';

/** An entity that shows images. */
interface Owner {
  table: ImageOf['kind'];
  id: number;
}

/**
 * Changes what is said of an image, its callouts, and its position in the list. Throws 'not found' if
 * there is no such entity or it has no such image, and 'outdated' if the write depends on another version of the entity.
 */
export async function updateImage(
  database: Kysely<Tables>,
  of: ImageOf,
  { path, position, callouts, ...description }: ImageChanges,
  edit: Edit,
): Promise<UpdatedImage> {
  return database.transaction().execute(async (transaction) => {
    const owner = await findOwner(transaction, of);
    await change(transaction, owner, edit, async () => {
      const { table, id } = await findRow(transaction, owner, path);
      if (table !== 'image') return description;
      const list = { table, owner: ownerOf(table, await readRow(transaction, table, id)) };
      const values = {
        ...description,
        ...(callouts && { callouts: JSON.stringify(callouts) }),
        ...(position !== undefined && { place: await placeAt(transaction, list, id, position) }),
      };
      if (isEmpty(values)) return {};
      await transaction.updateTable(table).set(values).where('id', '=', id).execute();
      return {};
    });
    const { table, id } = await findRow(transaction, owner, path);
    const stored = await transaction
      .selectFrom(table)
      .select(descriptionColumns)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const row = await readRow(transaction, table, id);
    const { version } = await readRow(transaction, owner.table, owner.id);
    const stand = typeof row.callouts === 'string' ? parseCallouts(row.callouts) : [];
    return { path, ...stored, callouts: stand, version: Number(version) };
  });
}

async function findOwner(database: Database, { kind, entity }: ImageOf): Promise<Owner> {
  if (typeof entity === 'number') return { table: kind, id: entity };
  if (kind !== 'page') throw noSuchRow();
  const { id } = await database
    .selectFrom('page')
    .select('id')
    .where('slug', '=', entity)
    .executeTakeFirstOrThrow(noSuchRow);
  return { table: 'page', id };
}

/** Finds the row that names an image: one of a list, or the entity itself. */
async function findRow(database: Database, { table, id }: Owner, path: string) {
  const list = imageListTables.find((one) => one === table);
  if (list) return findImage(database, { table: list, id }, path);
  const { image_id } = await readRow(database, table, id);
  if (image_id !== path) throw noSuchRow();
  return { table, id };
}

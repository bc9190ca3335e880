import type { Kysely } from 'kysely';
import type { Edit } from '../database/edit.ts';
import { placeAt } from '../database/place.ts';
import type { Tables } from '../database/tables.ts';
import { readRow, ownerOf } from '../history/entity.ts';
import { change } from '../history/version.ts';
import type { MovedEntity } from './order-contract.ts';

/**
 * Gives an entity another position in its list, of which the first is 1. Returns its version. Throws 'not
 * found' if there is no such entity, and 'outdated' if the write depends on another version of it.
 */
export async function moveEntity(
  database: Kysely<Tables>,
  { kind: table, id }: MovedEntity,
  position: number,
  edit: Edit,
): Promise<{ id: number; version: number }> {
  return database.transaction().execute(async (transaction) => {
    await change(transaction, { table, id }, edit, async ({ row }) => {
      const list = { table, owner: ownerOf(table, row) };
      return { place: await placeAt(transaction, list, id, position) };
    });
    const { version } = await readRow(transaction, table, id);
    return { id, version: Number(version) };
  });
}

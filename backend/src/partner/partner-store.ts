import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { listOrder } from '../database/place.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import type { ImageChange } from '../files/images.ts';
import { change, createEntity } from '../history/version.ts';
import { showPartner, type Partner, type PartnerTexts } from './partner-contract.ts';

const columns = showPartner.response.keyof().options;

/** Lists all partners, in their order. */
export function listPartners(database: Database): Promise<Partner[]> {
  return database.selectFrom('partner').select(columns).orderBy(listOrder).execute();
}

/** Finds a partner. Throws 'not found' if there is none with this id. */
export function findPartner(database: Database, id: number): Promise<Partner> {
  return database
    .selectFrom('partner')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchRow);
}

/** Adds a partner with a stored image. */
export async function addPartner(
  database: Kysely<Tables>,
  texts: PartnerTexts,
  path: string,
  edit: Edit,
): Promise<Partner> {
  return database.transaction().execute(async (transaction) => {
    const id = await createEntity(transaction, 'partner', { ...texts, image_id: path }, edit);
    return findPartner(transaction, id);
  });
}

/**
 * Changes a partner. Throws 'not found' if there is no such partner, and
 * 'outdated' if the write depends on another version.
 */
export async function updatePartner(
  database: Kysely<Tables>,
  id: number,
  changes: PartnerTexts & ImageChange,
  edit: Edit,
): Promise<Partner> {
  return database.transaction().execute(async (transaction) => {
    await change(transaction, { table: 'partner', id }, edit, () => changes);
    return findPartner(transaction, id);
  });
}

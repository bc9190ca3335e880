import type { Kysely } from 'kysely';
import { isEmpty } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { columnsOf, localized } from '../languages.ts';
import type { Partner, PartnerTexts } from './partner-contract.ts';

const columns = ['id', 'image_id', ...columnsOf('text')] as const;

/** Lists all partners, oldest first. */
export function listPartners(database: Database): Promise<Partner[]> {
  return database.selectFrom('partner').select(columns).orderBy('id').execute();
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
export function addPartner(
  database: Database,
  texts: PartnerTexts,
  path: string,
): Promise<Partner> {
  return database
    .insertInto('partner')
    .values({ ...localized('text', () => ''), ...texts, image_id: path })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Changes a partner; returns it before and after. Throws 'not found' if there is no such partner. */
export async function updatePartner(
  database: Kysely<Tables>,
  id: number,
  changes: PartnerTexts & { image_id?: string },
): Promise<{ before: Partner; after: Partner }> {
  return database.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'partner', id);
    const before = await findPartner(transaction, id);
    if (!isEmpty(changes)) {
      await transaction.updateTable('partner').set(changes).where('id', '=', id).execute();
    }
    return { before, after: await findPartner(transaction, id) };
  });
}

/** Deletes a partner and returns it. Throws 'not found' if there is no such partner. */
export async function deletePartner(database: Kysely<Tables>, id: number): Promise<Partner> {
  return database.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'partner', id);
    const partner = await findPartner(transaction, id);
    await transaction.deleteFrom('partner').where('id', '=', id).execute();
    return partner;
  });
}

import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { lockTable } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { conflict, noSuchRow } from '../errors.ts';
import { change, createEntity } from '../history/version.ts';
import { maxEntries } from '../search/synonyms.ts';
import type { Synonym, SynonymFields } from './synonym-contract.ts';

const columns = ['id', 'words', 'version'] as const;

/** Lists the names that administrators let the search take for one another, oldest first. */
export function listSynonyms(database: Database): Promise<Synonym[]> {
  return database.selectFrom('synonym').select(columns).orderBy('id').execute();
}

/** Adds names of one thing. Throws 'conflict' where there are as many entries as there may be. */
export async function addSynonym(
  database: Kysely<Tables>,
  synonym: SynonymFields,
  edit: Edit,
): Promise<Synonym> {
  return database.transaction().execute(async (transaction) => {
    await lockTable(transaction, 'synonym');
    const present = await transaction.selectFrom('synonym').select('id').execute();
    if (present.length >= maxEntries) {
      throw conflict(`There are ${maxEntries} entries. Add the names to one of them.`);
    }
    const id = await createEntity(transaction, 'synonym', synonym, edit);
    return findSynonym(transaction, id);
  });
}

/**
 * Changes names of one thing. Throws 'not found' if there is no such entry, and 'outdated' if the write
 * depends on another version.
 */
export async function updateSynonym(
  database: Kysely<Tables>,
  id: number,
  changes: Partial<SynonymFields>,
  edit: Edit,
): Promise<Synonym> {
  return database.transaction().execute(async (transaction) => {
    await change(transaction, { table: 'synonym', id }, edit, () => changes);
    return findSynonym(transaction, id);
  });
}

function findSynonym(database: Database, id: number): Promise<Synonym> {
  return database
    .selectFrom('synonym')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchRow);
}

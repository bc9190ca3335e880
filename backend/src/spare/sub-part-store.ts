import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { readInBatches } from '../database/in-batches.ts';
import { lockRow } from '../database/lock-row.ts';
import { listOrder, place } from '../database/place.ts';
import { readPage, type ListQuery, type Page } from '../database/read-page.ts';
import type { Tables } from '../database/tables.ts';
import { without } from '../database/without.ts';
import { noSuchRow } from '../errors.ts';
import { change, createEntity } from '../history/version.ts';
import { foldChangedParts } from './part-index.ts';
import { subPart, type PartFields, type SubPart } from './sub-part-contract.ts';

/** The columns of a sub-part as the contract has it. */
export const subPartColumns = subPart.keyof().options;

/** What a part search finds a sub-part by. */
const searched = {
  folded: sql<string>`coalesce((select text from sub_part_search where part_id = list.id), '')`,
};

/** Lists the sub-parts of a spare, all or a page of them, in their order. */
export async function listSubParts(
  database: Kysely<Tables>,
  spareId: number,
  query: ListQuery,
): Promise<Page<SubPart>> {
  if (query.text !== undefined) await foldChangedParts(database);
  const all = database
    .selectFrom('sub_part')
    .select([...subPartColumns, place.as('place')])
    .where('spare_id', '=', spareId);
  return readPage(database, { all, columns: subPartColumns, searched, isPlaced: true }, query);
}

/** Lists the sub-parts of spares by spare id, in their order. */
export async function subPartsOf(
  database: Database,
  spareIds: number[],
): Promise<Map<number, SubPart[]>> {
  const rows = await readInBatches(spareIds, (some) =>
    database
      .selectFrom('sub_part')
      .select(['spare_id', ...subPartColumns])
      .where('spare_id', 'in', some)
      .orderBy(listOrder)
      .execute(),
  );
  const bySpare = Map.groupBy(rows, (row) => row.spare_id);
  return new Map(
    [...bySpare].map(([id, parts]) => [id, parts.map((part) => without(part, 'spare_id'))]),
  );
}

/** Adds a sub-part to a spare. Throws 'not found' if there is no such spare. */
export async function addSubPart(
  database: Kysely<Tables>,
  spareId: number,
  part: PartFields,
  edit: Edit,
): Promise<SubPart> {
  return database.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'spare', spareId);
    const id = await createEntity(transaction, 'sub_part', { ...part, spare_id: spareId }, edit);
    return findSubPart(transaction, spareId, id);
  });
}

/**
 * Changes the fields that are given. Throws 'not found' if the spare has no such sub-part, and
 * 'outdated' if the write depends on another version of it.
 */
export async function updateSubPart(
  database: Kysely<Tables>,
  { id: spareId, partId }: { id: number; partId: number },
  part: PartFields,
  edit: Edit,
): Promise<SubPart> {
  return database.transaction().execute(async (transaction) => {
    await change(transaction, { table: 'sub_part', id: partId }, edit, ({ row }) => {
      if (row.spare_id !== spareId) throw noSuchRow();
      return part;
    });
    return findSubPart(transaction, spareId, partId);
  });
}

/** Throws 'not found' if the spare has no such sub-part. */
function findSubPart(database: Database, spareId: number, partId: number): Promise<SubPart> {
  return database
    .selectFrom('sub_part')
    .select(subPartColumns)
    .where('id', '=', partId)
    .where('spare_id', '=', spareId)
    .executeTakeFirstOrThrow(noSuchRow);
}

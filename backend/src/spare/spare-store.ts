import type { Kysely } from 'kysely';
import { isEmpty } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { without } from '../database/without.ts';
import { noSuchRow } from '../errors.ts';
import { addImages, imagesOf } from '../files/image-list.ts';
import { columnsOf, localized } from '../languages.ts';
import type { PartFields, PartPage, Spare, SpareTexts, SubPart } from './spare-contract.ts';

const spareColumns = ['id', ...columnsOf('title'), ...columnsOf('text')] as const;

const partColumns = [
  'id',
  'quantity',
  'partnumber',
  ...columnsOf('description'),
  'subst_part',
] as const;

/** All spares, oldest first. */
export async function listSpares(database: Database): Promise<Spare[]> {
  return withParts(database, await listSparesWithoutParts(database));
}

/** The same without their sub-parts, of which there may be thousands. */
export async function listSparesWithoutParts(database: Database): Promise<SpareWithoutParts[]> {
  const rows = await database.selectFrom('spare').select(spareColumns).orderBy('id').execute();
  return withImages(database, rows);
}

/** A spare with all of its sub-parts, or a page of them. Throws 'not found' if there is no such spare. */
export async function findSpare(
  database: Database,
  id: number,
  page: PartPage = {},
): Promise<Spare> {
  const rows = await database
    .selectFrom('spare')
    .select(spareColumns)
    .where('id', '=', id)
    .execute();
  const [spare] = await withParts(database, await withImages(database, rows), page);
  if (!spare) throw noSuchRow();
  return spare;
}

/** Adds a spare with stored images. */
export async function addSpare(
  database: Kysely<Tables>,
  texts: SpareTexts,
  paths: string[],
): Promise<Spare> {
  return database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('spare')
      .values({ ...noTexts, ...texts })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addImages(transaction, 'spare_id', id, paths);
    return findSpare(transaction, id);
  });
}

/** Throws 'not found' if there is no such spare. */
export async function updateSpare(
  database: Database,
  id: number,
  texts: SpareTexts,
): Promise<Spare> {
  if (!isEmpty(texts)) {
    await database.updateTable('spare').set(texts).where('id', '=', id).execute();
  }
  return findSpare(database, id);
}

/** Deletes a spare with its rows; gives the paths of the images that nothing names any more. */
export async function deleteSpare(database: Kysely<Tables>, id: number): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'spare', id);
    const images = await imagesOf(transaction, 'spare_id', [id]);
    await transaction.deleteFrom('spare').where('id', '=', id).execute();
    return images.get(id) ?? [];
  });
}

/** Throws 'not found' if there is no such spare. */
export async function addSubPart(
  database: Kysely<Tables>,
  spareId: number,
  part: PartFields,
): Promise<SubPart> {
  return database.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'spare', spareId);
    return transaction
      .insertInto('sub_part')
      .values({ ...emptyPart, ...part, spare_id: spareId })
      .returning(partColumns)
      .executeTakeFirstOrThrow();
  });
}

/** Throws 'not found' if the spare has no such sub-part. */
export async function updateSubPart(
  database: Database,
  spareId: number,
  partId: number,
  part: PartFields,
): Promise<SubPart> {
  if (!isEmpty(part)) {
    await database
      .updateTable('sub_part')
      .set(part)
      .where('id', '=', partId)
      .where('spare_id', '=', spareId)
      .execute();
  }
  return database
    .selectFrom('sub_part')
    .select(partColumns)
    .where('id', '=', partId)
    .where('spare_id', '=', spareId)
    .executeTakeFirstOrThrow(noSuchRow);
}

/** Throws 'not found' if the spare has no such sub-part. */
export async function deleteSubPart(
  database: Database,
  spareId: number,
  partId: number,
): Promise<void> {
  const result = await database
    .deleteFrom('sub_part')
    .where('id', '=', partId)
    .where('spare_id', '=', spareId)
    .executeTakeFirst();
  if (result.numDeletedRows === 0n) throw noSuchRow();
}

const noTexts = { ...localized('title', () => ''), ...localized('text', () => '') };

const emptyPart = {
  quantity: 0,
  partnumber: '',
  ...localized('description', () => ''),
  subst_part: '',
};

type SpareWithoutParts = Omit<Spare, 'parts'>;

async function withImages(
  database: Database,
  rows: Omit<SpareWithoutParts, 'images'>[],
): Promise<SpareWithoutParts[]> {
  const ids = rows.map((row) => row.id);
  const images = await imagesOf(database, 'spare_id', ids);
  return rows.map(({ id, ...texts }) => ({ id, images: images.get(id) ?? [], ...texts }));
}

/** The page is that of a single spare. */
async function withParts(
  database: Database,
  spares: SpareWithoutParts[],
  { part_limit: limit, part_cursor: cursor }: PartPage = {},
): Promise<Spare[]> {
  if (spares.length === 0) return [];
  if (limit === 0) return spares.map((spare) => ({ ...spare, parts: [] }));
  const ids = spares.map((spare) => spare.id);
  const parts = await database
    .selectFrom('sub_part')
    .select(['spare_id', ...partColumns])
    .where('spare_id', 'in', ids)
    .$if(cursor !== undefined, (select) => select.where('id', '>', cursor ?? 0))
    .$if(limit !== undefined, (select) => select.limit(limit ?? 0))
    .orderBy('id')
    .execute();
  const bySpare = Map.groupBy(parts, (part) => part.spare_id);
  return spares.map((spare) => ({
    ...spare,
    parts: (bySpare.get(spare.id) ?? []).map((part) => without(part, 'spare_id')),
  }));
}

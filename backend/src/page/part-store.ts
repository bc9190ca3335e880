import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { lockRow } from '../database/lock-row.ts';
import { listOrder } from '../database/place.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { descriptionColumns } from '../files/image-list.ts';
import type { ImageChange } from '../files/images.ts';
import { change, createEntity } from '../history/version.ts';
import { updatePagePart, type PagePart, type PartDescriptions } from './page-contract.ts';

const columns = [
  'id',
  'page_id',
  'image_id',
  ...descriptionColumns,
  ...updatePagePart.body.keyof().options,
  'version',
] as const;

/** Lists the parts of a page, in their order. */
export async function partsOf(database: Database, pageId: number): Promise<PagePart[]> {
  const rows = await selectParts(database)
    .where('page_id', '=', pageId)
    .orderBy(listOrder)
    .execute();
  return rows.map(withImage);
}

/** Finds a part. Throws 'not found' if there is none with this id. */
export async function findPart(database: Database, id: number): Promise<PagePart> {
  const row = await selectParts(database).where('id', '=', id).executeTakeFirstOrThrow(noSuchRow);
  return withImage(row);
}

/** Adds a part to a page; pass an empty path for a part without an image. */
export async function addPart(
  database: Kysely<Tables>,
  pageId: number,
  descriptions: PartDescriptions,
  path: string,
  edit: Edit,
): Promise<PagePart> {
  return database.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'page', pageId);
    const id = await createEntity(
      transaction,
      'page_part',
      { ...descriptions, page_id: pageId, image_id: path },
      edit,
    );
    return findPart(transaction, id);
  });
}

/**
 * Changes a part. Throws 'not found' if there is no such part, and
 * 'outdated' if the write depends on another version.
 */
export async function updatePart(
  database: Kysely<Tables>,
  id: number,
  changes: PartDescriptions & ImageChange,
  edit: Edit,
): Promise<PagePart> {
  return database.transaction().execute(async (transaction) => {
    await change(transaction, { table: 'page_part', id }, edit, () => changes);
    return findPart(transaction, id);
  });
}

function selectParts(database: Database) {
  return database.selectFrom('page_part').select(columns);
}

/** Adds `image`, which section 3 requires beside `image_id`. */
function withImage(row: Omit<PagePart, 'image'>): PagePart {
  return { ...row, image: row.image_id };
}

import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { putRows } from '../database/insert-rows.ts';
import { isRowLocked } from '../database/lock-row.ts';
import { readPage, type Page } from '../database/read-page.ts';
import type { Tables } from '../database/tables.ts';
import { conflict, noSuchRow } from '../errors.ts';
import { ownerOf, type EntityRef, type Row } from '../history/entity.ts';
import { withCategory } from '../history/lost-category.ts';
import { outdatedAsIn } from '../history/outdated.ts';
import { leaveIfTaken } from '../history/product-group.ts';
import { findRevisedEntity, lockState } from '../history/revision.ts';
import {
  imageDetailsIn,
  imagesIn,
  ownColumns,
  parseState,
  valuesOf,
  type State,
} from '../history/state.ts';
import { change } from '../history/version.ts';
import type { Revision, RevisionQuery } from './revision-contract.ts';

const columns = [
  'id',
  'kind',
  'entity_id',
  'saved_at',
  'saved_by',
  'session',
  'fields',
  'state',
] as const;

const searched = ['saved_by'];

/** Lists the revisions of an entity, all or a page of them, oldest first. */
export async function listRevisions(
  database: Database,
  { kind, entity, slug, ...query }: RevisionQuery,
  session: string,
): Promise<Page<Revision>> {
  const all = selectRevisions(database)
    .where('kind', '=', kind)
    .$if(slug === undefined && entity !== undefined, (list) =>
      list.where('entity_id', '=', entity ?? 0),
    )
    .$if(slug !== undefined, (list) =>
      list.where('entity_id', '=', (select) =>
        select
          .selectFrom('page')
          .select('page.id')
          .where('page.slug', '=', slug ?? ''),
      ),
    );
  const { rows, total } = await readPage(database, { all, searched }, query);
  return { rows: rows.map((row) => toRevision(row, session)), total };
}

/** Finds a revision. Throws 'not found' if there is none with this id. */
export async function findRevision(
  database: Database,
  id: number,
  session: string,
): Promise<Revision> {
  const row = await selectRevisions(database)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchRow);
  return toRevision(row, session);
}

/**
 * Saves an entity as it was. Throws 'not found' if there is no such revision or entity, 'outdated' if the
 * write depends on another version of it, and 'conflict' if what it belonged to does not exist.
 */
export async function restoreRevision(
  database: Kysely<Tables>,
  id: number,
  edit: Edit,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const entity = await findRevisedEntity(transaction, id);
    await change(transaction, entity, edit, async (before) => {
      // Only now, since saves lock an entity before they delete the oldest of its revisions.
      const wanted = await lockState(transaction, id);
      return applyState(transaction, entity.table, { before, wanted });
    });
    if (entity.table === 'product') await leaveIfTaken(transaction, entity.id);
  });
}

/**
 * Makes the images of an entity what they were in a state, and returns the values of its row. Call it in
 * `change`. Throws 'conflict' if what it belonged to does not exist.
 */
async function applyState(
  transaction: Database,
  table: EntityRef['table'],
  { before, wanted }: { before: State; wanted: State },
): Promise<Row> {
  const owner = ownerOf(table, wanted.row);
  if (owner && !(await isRowLocked(transaction, owner.table, owner.id))) {
    throw conflict('What this belonged to is deleted; restore that first.');
  }
  const ids = wanted.images.map((image) => Number(image.id));
  const gone = before.images.map((image) => Number(image.id)).filter((one) => !ids.includes(one));
  if (gone.length > 0) await transaction.deleteFrom('image').where('id', 'in', gone).execute();
  const known = new Set(before.images.map((image) => JSON.stringify(image)));
  const changed = wanted.images.filter((image) => !known.has(JSON.stringify(image)));
  await putRows(
    transaction,
    changed.map((row) => ({ table: 'image', row })),
  );
  return {
    ...(await restorable(transaction, wanted.row, before.row)),
    ...outdatedAsIn(wanted.row, table, before.row),
  };
}

/** Picks the columns that a restore sets: those that still exist, and that say what visitors see. */
async function restorable(transaction: Database, wanted: Row, before: Row): Promise<Row> {
  const row = await withCategory(transaction, wanted);
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => name in before && !ownColumns.includes(name)),
  );
}

const storedFields = z.array(z.string());

function selectRevisions(database: Database) {
  return database.selectFrom('revision').select(columns);
}

type RevisionRow = Awaited<ReturnType<ReturnType<typeof selectRevisions>['execute']>>[number];

function toRevision({ session, fields, state, ...row }: RevisionRow, own: string): Revision {
  const saved = parseState(state);
  return {
    ...row,
    own: session === own,
    fields: storedFields.parse(JSON.parse(fields)),
    values: valuesOf(saved),
    images: imagesIn(saved),
    image_details: imageDetailsIn(saved),
  };
}

import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { readPage, type Page } from '../database/read-page.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { leaveIfTaken } from '../history/product-group.ts';
import {
  applyState,
  findRevisedEntity,
  imageDetailsIn,
  imagesIn,
  lockState,
  parseState,
  valuesOf,
} from '../history/revision.ts';
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

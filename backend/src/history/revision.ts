import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { firstIdSince } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { deleteRows } from '../database/delete-rows.ts';
import { entityTables } from '../database/entity-tables.ts';
import { idRanges } from '../database/id-ranges.ts';
import { inBatches } from '../database/in-batches.ts';
import { insertRows, type TableRow } from '../database/insert-rows.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import type { EntityRef } from './entity.ts';
import { changedFields, imagesIn, parseState, type State } from './state.ts';

/** How many revisions an entity keeps. */
const maxRevisions = 50;

const storedPaths = z.array(z.string());

/** The author of a save; empty for what was stored before there was a history. */
type Author = Pick<Edit, 'by' | 'session' | 'importId'>;

const unknownAuthor: Author = { by: '', session: '' };

/** What a save has made of an entity; `before` is undefined where it was added. */
export interface Save {
  before?: State;
  after: State;
}

/**
 * Keeps what saves have made of entities of one table, each another one. Without an earlier revision, keeps
 * what an entity was before, too, so that the first save can be taken back. Call it in the transaction of the
 * saves.
 */
export async function recordRevisions(
  transaction: Database,
  table: EntityRef['table'],
  author: Author,
  saves: Save[],
): Promise<void> {
  const counts = await countRevisions(transaction, table, saves.map(idOf));
  const now = new Date().toISOString();
  const rows = saves.flatMap((save) => {
    const { before, after } = save;
    const fields = before ? changedFields(before, after) : [];
    const saved = revisionOf(table, author, { time: now, fields, state: after });
    if (!before || counts.has(idOf(save))) return [saved];
    const { version } = before.row;
    const time = typeof version === 'number' && version > 0 ? new Date(version) : undefined;
    const first = { time: time?.toISOString() ?? '', fields: [], state: before };
    return [revisionOf(table, unknownAuthor, first), saved];
  });
  await insertRows(transaction, rows);
  // The new one takes the place of the oldest.
  const full = [...counts.values()].filter(({ count }) => count >= maxRevisions);
  await deleteRows(
    transaction,
    'revision',
    full.map(({ oldest }) => oldest),
  );
}

function revisionOf(
  table: EntityRef['table'],
  { by, session, importId }: Author,
  { time, fields, state }: { time: string; fields: string[]; state: State },
): TableRow {
  return {
    table: 'revision',
    row: {
      kind: table,
      entity_id: Number(state.row.id),
      saved_at: time,
      saved_by: by,
      session,
      fields: JSON.stringify(fields),
      state: JSON.stringify(state),
      images: JSON.stringify(imagesIn(state)),
      import_id: importId ?? null,
    },
  };
}

function idOf({ after }: Save): number {
  return Number(after.row.id);
}

/** Counts the revisions of entities by their ids, and finds the oldest of each. */
async function countRevisions(transaction: Database, table: string, ids: number[]) {
  const counts = new Map<number, { count: number; oldest: number }>();
  for (const some of inBatches(ids)) {
    const found = await transaction
      .selectFrom('revision')
      .select(({ fn }) => ['entity_id', fn.countAll().as('count'), fn.min('id').as('oldest')])
      .where('kind', '=', table)
      .where('entity_id', 'in', some)
      .groupBy('entity_id')
      .execute();
    for (const { entity_id, count, oldest } of found) {
      counts.set(entity_id, { count: Number(count), oldest });
    }
  }
  return counts;
}

/** Entities whose history fits into one statement, as each may have `maxRevisions`. */
export const historiesAtOnce = 100;

/**
 * Deletes the revisions of entities of one table that are deleted for good, `historiesAtOnce` at most.
 * Returns the paths of their images.
 */
export async function deleteRevisions(
  transaction: Database,
  table: string,
  ids: number[],
): Promise<string[]> {
  const deleted = await transaction
    .deleteFrom('revision')
    .where('kind', '=', table)
    .where('entity_id', 'in', ids)
    .returning('images')
    .execute();
  return deleted.flatMap(({ images }) => storedPaths.parse(JSON.parse(images)));
}

/**
 * Deletes the revisions that were replaced more than a year ago; the sweep deletes their files. The newest
 * of an entity stays however old it is.
 */
export async function expireRevisions(database: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now);
  before.setFullYear(before.getFullYear() - 1);
  await sql`
    delete from revision where exists (
      select 1 from revision as replacement
      where replacement.kind = revision.kind and replacement.entity_id = revision.entity_id
        and replacement.id > revision.id
        and replacement.id < ${firstIdSince('revision', 'saved_at', { before, now })}
    )`.execute(database);
}

/** Returns the highest id of an image that a revision brings back; 0 without one. */
export async function highestImageInHistory(database: Database): Promise<number> {
  let highest = 0;
  for await (const range of idRanges(database, sql.table('revision'), [sql.ref('state')])) {
    const revisions = await database
      .selectFrom('revision')
      .select('state')
      .where(range)
      .where('images', '<>', '[]')
      .execute();
    for (const { id } of revisions.flatMap(({ state }) => parseState(state).images)) {
      highest = Math.max(highest, Number(id));
    }
  }
  return highest;
}

/** Finds the entity of a revision. Throws 'not found' if there is no such revision. */
export async function findRevisedEntity(database: Database, id: number): Promise<EntityRef> {
  const { kind, entity_id } = await database
    .selectFrom('revision')
    .select(['kind', 'entity_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchRow);
  return { table: z.enum(entityTables).parse(kind), id: entity_id };
}

/**
 * Reads the state of a revision and locks it, so that no image of it is taken down until the transaction
 * ends. Throws 'not found' if there is no such revision.
 */
export async function lockState(transaction: Database, id: number): Promise<State> {
  await lockRow(transaction, 'revision', id);
  const { state } = await transaction
    .selectFrom('revision')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return parseState(state);
}

import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { firstIdSince } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { deleteRows } from '../database/delete-rows.ts';
import { entityTables } from '../database/entity-tables.ts';
import { inBatches } from '../database/in-batches.ts';
import { insertRows, putRows, type TableRow } from '../database/insert-rows.ts';
import { isRowLocked, lockRow } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { conflict, noSuchRow } from '../errors.ts';
import { descriptionColumns, noDescription, type DescribedImage } from '../files/image-list.ts';
import { localized } from '../languages.ts';
import { imagePathsOf, ownerOf, type EntityRef, type Row } from './entity.ts';
import { withCategory } from './lost-category.ts';
import type { State } from './state.ts';

/** How many revisions an entity keeps. */
const maxRevisions = 50;

const storedPaths = z.array(z.string());

const storedRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const storedState = z.object({ row: storedRow, images: z.array(storedRow) });

/** Reads a state from how it is stored. */
export function parseState(state: string): State {
  return storedState.parse(JSON.parse(state));
}

/** The author of a save; empty for what was stored before there was a history. */
type Author = Pick<Edit, 'by' | 'session'>;

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
  const kept = await keptRevisions(transaction, table, saves.map(idOf));
  const now = new Date().toISOString();
  const rows = saves.flatMap((save) => {
    const { before, after } = save;
    const fields = before ? changedFields(before, after) : [];
    const saved = revisionOf(table, author, { time: now, fields, state: after });
    if (!before || kept.has(idOf(save))) return [saved];
    const { version } = before.row;
    const time = typeof version === 'number' && version > 0 ? new Date(version) : undefined;
    const first = { time: time?.toISOString() ?? '', fields: [], state: before };
    return [revisionOf(table, unknownAuthor, first), saved];
  });
  await insertRows(transaction, rows);
  // The new one takes the place of the oldest.
  const full = [...kept.values()].filter(({ count }) => count >= maxRevisions);
  await deleteRows(
    transaction,
    'revision',
    full.map(({ oldest }) => oldest),
  );
}

function idOf({ after }: Save): number {
  return Number(after.row.id);
}

/** Counts the revisions of entities by their ids, and finds the oldest of each. */
async function keptRevisions(transaction: Database, table: string, ids: number[]) {
  const kept = new Map<number, { count: number; oldest: number }>();
  for (const some of inBatches(ids)) {
    const found = await transaction
      .selectFrom('revision')
      .select(({ fn }) => ['entity_id', fn.countAll().as('count'), fn.min('id').as('oldest')])
      .where('kind', '=', table)
      .where('entity_id', 'in', some)
      .groupBy('entity_id')
      .execute();
    for (const { entity_id, count, oldest } of found) {
      kept.set(entity_id, { count: Number(count), oldest });
    }
  }
  return kept;
}

/** Entities whose history fits into one statement, as each may have `maxRevisions`. */
export const historiesAtOnce = 100;

/**
 * Deletes the revisions of entities of one table that are deleted for good, `historiesAtOnce` at the most.
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
  const revisions = await database
    .selectFrom('revision')
    .select('state')
    .where('images', '<>', '[]')
    .execute();
  let highest = 0;
  for (const { state } of revisions) {
    for (const { id } of parseState(state).images) {
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

/**
 * Makes the images of an entity what they were in a state, and returns the values of its row. Call it in
 * `change`. Throws 'conflict' if what it belonged to does not exist.
 */
export async function applyState(
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
  return restorable(transaction, table, wanted.row, before.row);
}

/** Picks the columns that a restore sets: those that still exist, and that say what visitors see. */
async function restorable(
  transaction: Database,
  table: string,
  wanted: Row,
  before: Row,
): Promise<Row> {
  const row = table === 'product' ? await withCategory(transaction, wanted) : wanted;
  const kept = Object.entries(row).filter(([name]) => name in before && !own.includes(name));
  const dated = 'updated_at' in before ? { updated_at: new Date().toISOString() } : {};
  return { ...Object.fromEntries(kept), ...dated };
}

/** What a product remembers of a deleted category, which the category itself brings back. */
const lost = 'lost_category_id';

/** Columns that are no part of what is edited. */
const own = ['id', 'version', 'seeded', 'opened_at', 'updated_at', 'outdated', 'translation_group'];

/** The columns of an entity's only image, which a revision shows as its images. */
const onlyImage: string[] = ['image_id', ...descriptionColumns];

/** Picks the texts and numbers of a state: what is edited, beside its images. */
export function valuesOf({ row }: State): Row {
  const kept = Object.entries(row).filter(([name]) => ![...own, lost, ...onlyImage].includes(name));
  return Object.fromEntries(kept);
}

/** Lists the paths of the images that a state shows. */
export function imagesIn({ row, images }: State): string[] {
  return imagePathsOf([row, ...images]);
}

const describedImage = z.object({
  path: z.string(),
  ...localized('alt', () => z.string()),
  focal_x: z.int(),
  focal_y: z.int(),
});

/** Lists the images that a state shows with their descriptions, which older states lack. */
export function imageDetailsIn({ row, images }: State): DescribedImage[] {
  return [row, ...images].flatMap((one) =>
    imagePathsOf([one]).map((path) => describedImage.parse({ ...noDescription, ...one, path })),
  );
}

/** Names the fields in which two states differ. */
function changedFields(before: State, after: State): string[] {
  const names = new Set([...Object.keys(before.row), ...Object.keys(after.row)]);
  const fields = [...names].filter(
    (name) => !own.includes(name) && name !== lost && before.row[name] !== after.row[name],
  );
  const others = fields.filter((name) => !onlyImage.includes(name));
  const isOneChanged = others.length < fields.length;
  const isListChanged = JSON.stringify(before.images) !== JSON.stringify(after.images);
  return [...others, ...(isOneChanged || isListChanged ? ['images'] : [])];
}

function revisionOf(
  table: EntityRef['table'],
  { by, session }: Author,
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
    },
  };
}

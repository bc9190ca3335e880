import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { isOlderThan } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { inBatches } from '../database/in-batches.ts';
import { lockRow } from '../database/lock-row.ts';
import { readPage, type ListQuery, type Page } from '../database/read-page.ts';
import type { Tables } from '../database/tables.ts';
import { dayMs } from '../durations.ts';
import { noSuchRow, StorageError } from '../errors.ts';
import { deleteRevisions, historiesAtOnce } from '../history/revision.ts';
import { refsIn, restoreFromTrash } from '../history/trash.ts';
import type { TrashEntry } from './trash-contract.ts';

const columns = [
  'id',
  'kind',
  'entity_id',
  'title',
  'owner_kind',
  'owner_id',
  'owner_title',
  'deleted_at',
  'deleted_by',
  'parts',
  'images',
] as const;

const searched = ['title', 'owner_title'];

/** Lists the trash, all or a page of it, oldest first. */
export async function listTrash(
  database: Database,
  query: ListQuery,
  keepDays: number,
): Promise<Page<TrashEntry>> {
  const { rows, total } = await readPage(database, { all: selectTrash(database), searched }, query);
  return { rows: rows.map((row) => toEntry(row, keepDays)), total };
}

/** Finds an entry. Throws 'not found' if there is none with this id. */
export async function findInTrash(
  database: Database,
  id: number,
  keepDays: number,
): Promise<TrashEntry> {
  const row = await selectTrash(database).where('id', '=', id).executeTakeFirstOrThrow(noSuchRow);
  return toEntry(row, keepDays);
}

/**
 * Restores entries, owners before what belongs to them. Leaves out those that do not exist, and refuses those
 * whose owner is deleted.
 */
export async function restoreMany(
  database: Kysely<Tables>,
  ids: number[],
  edit: Edit,
): Promise<{ restored: number[]; refused: number[] }> {
  const entries = await database
    .selectFrom('deleted')
    .select('id')
    .where('id', 'in', ids)
    // No part or image owns anything itself.
    .orderBy(sql`owner_kind <> ''`)
    .orderBy('id')
    .execute();
  const outcome = { restored: [] as number[], refused: [] as number[] };
  for (const { id } of entries) {
    try {
      await restoreFromTrash(database, id, edit);
      outcome.restored.push(id);
    } catch (error) {
      if (!(error instanceof StorageError)) {
        if (outcome.restored.length === 0) throw error;
        // A conflict in the database would say that nothing was restored.
        throw new Error('a restore of many entries broke off', { cause: error });
      }
      if (error.kind === 'conflict') outcome.refused.push(id);
    }
    await nextTurn();
  }
  return outcome;
}

/**
 * Deletes an entry for good, with the history of what it holds. Returns the paths of its images, which
 * others may show as well. Throws 'not found' if there is no such entry, or none any more since it was
 * restored meanwhile.
 *
 * A list of sub-parts may have a million revisions, so they are deleted in many transactions. The entry is
 * deleted last: what is cut off can be done again.
 */
export async function deleteForGood(database: Kysely<Tables>, id: number): Promise<string[]> {
  const { content, images } = await database
    .selectFrom('deleted')
    .select(['content', 'images'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchRow);
  const paths = new Set(storedPaths.parse(JSON.parse(images)));
  for (const [table, refs] of Map.groupBy(refsIn(content), (ref) => ref.table)) {
    const ids = refs.map((ref) => ref.id);
    for (const some of inBatches(ids, historiesAtOnce)) {
      const inHistory = await database.transaction().execute(async (transaction) => {
        // What is restored keeps the rest of its history.
        await lockRow(transaction, 'deleted', id);
        return deleteRevisions(transaction, table, some);
      });
      for (const path of inHistory) paths.add(path);
      await nextTurn();
    }
  }
  await database
    .deleteFrom('deleted')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(noSuchRow);
  return [...paths];
}

/** Deletes the entries that have expired; the sweep deletes their files. */
export async function expireTrash(
  database: Kysely<Tables>,
  keepDays: number,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - keepDays * dayMs);
  const expired = await database
    .selectFrom('deleted')
    .select(['id', 'parts'])
    .where(isOlderThan('deleted', 'deleted_at', { before, now }))
    .orderBy('id')
    .execute();
  const { alone = [], whole = [] } = Object.groupBy(expired, ({ parts }) =>
    parts === 0 ? 'alone' : 'whole',
  );
  // An import that removes a list leaves an entry for each sub-part.
  for (const some of inBatches(alone, historiesAtOnce)) {
    await deleteAtOnce(
      database,
      some.map(({ id }) => id),
    );
    await nextTurn();
  }
  for (const { id } of whole) {
    await deleteForGood(database, id).catch((error: unknown) => {
      // Another process may have deleted it meanwhile.
      if (!(error instanceof StorageError && error.kind === 'not found')) throw error;
    });
  }
}

/** Deletes entries that hold no parts, with their history; ignores those that do not exist. */
async function deleteAtOnce(database: Kysely<Tables>, ids: number[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const entries = await transaction
      .deleteFrom('deleted')
      .where('id', 'in', ids)
      .returning(['kind', 'entity_id'])
      .execute();
    for (const [kind, rows] of Map.groupBy(entries, (entry) => entry.kind)) {
      const entities = rows.map(({ entity_id }) => entity_id);
      await deleteRevisions(transaction, kind, entities);
    }
  });
}

const storedPaths = z.array(z.string());

function selectTrash(database: Database) {
  return database.selectFrom('deleted').select(columns);
}

type TrashRow = Omit<TrashEntry, 'images' | 'expires_at'> & { images: string };

function toEntry({ images, ...row }: TrashRow, keepDays: number): TrashEntry {
  const expires = Date.parse(row.deleted_at) + keepDays * dayMs;
  return {
    ...row,
    expires_at: new Date(expires).toISOString(),
    images: storedPaths.parse(JSON.parse(images)),
  };
}

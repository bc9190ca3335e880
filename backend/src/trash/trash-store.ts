import type { Kysely } from 'kysely';
import { z } from 'zod';
import { isOlderThan } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import { readPage, type ListQuery, type Page } from '../database/read-page.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { forgetRevisions } from '../history/revision.ts';
import { parseContent } from '../history/trash.ts';
import type { TrashEntry } from './trash-contract.ts';

const DAY = 24 * 60 * 60 * 1000;

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
 * Deletes an entry for good, with the history of what it holds. Returns the paths of its images, which
 * others may show as well. Throws 'not found' if there is no such entry.
 */
export async function deleteForGood(database: Kysely<Tables>, id: number): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    const { content, images } = await transaction
      .deleteFrom('deleted')
      .where('id', '=', id)
      .returning(['content', 'images'])
      .executeTakeFirstOrThrow(noSuchRow);
    const inHistory = await forgetRevisions(transaction, parseContent(content));
    return [...new Set([...storedPaths.parse(JSON.parse(images)), ...inHistory])];
  });
}

/** Deletes the entries that have expired; the sweep deletes their files. */
export async function expireTrash(
  database: Kysely<Tables>,
  keepDays: number,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - keepDays * DAY);
  const expired = await database
    .selectFrom('deleted')
    .select('id')
    .where(isOlderThan('deleted', 'deleted_at', { before, now }))
    .orderBy('id')
    .execute();
  for (const some of inBatches(expired.map(({ id }) => id))) {
    await database.transaction().execute(async (transaction) => {
      // Another process may have deleted some of them meanwhile.
      const entries = await transaction
        .deleteFrom('deleted')
        .where('id', 'in', some)
        .returning('content')
        .execute();
      await forgetRevisions(
        transaction,
        entries.flatMap(({ content }) => parseContent(content)),
      );
    });
  }
}

const storedPaths = z.array(z.string());

function selectTrash(database: Database) {
  return database.selectFrom('deleted').select(columns);
}

type TrashRow = Omit<TrashEntry, 'images' | 'expires_at'> & { images: string };

function toEntry({ images, ...row }: TrashRow, keepDays: number): TrashEntry {
  const expires = Date.parse(row.deleted_at) + keepDays * DAY;
  return {
    ...row,
    expires_at: new Date(expires).toISOString(),
    images: storedPaths.parse(JSON.parse(images)),
  };
}

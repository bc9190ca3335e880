import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { idRanges } from '../database/id-ranges.ts';
import { isRowLocked } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { noDescription } from '../files/image-list.ts';
import { imagePathsOf, type Row } from './entity.ts';
import { lockState } from './revision.ts';
import { imagesIn } from './state.ts';
import { lockContent } from './trash.ts';

/**
 * Removes an image from all revisions and all entries of the trash; an entry that holds nothing else goes.
 * Each row is a transaction of its own: others are let through, and a run that breaks off can be repeated.
 * Returns whether any row named the image.
 */
export async function forgetImage(database: Kysely<Tables>, path: string): Promise<boolean> {
  const inHistory = await rewriteRows(database, ['revision', 'state'], path, forgetInRevision);
  const inTrash = await rewriteRows(database, ['deleted', 'content'], path, forgetInEntry);
  return inHistory || inTrash;
}

async function rewriteRows(
  database: Kysely<Tables>,
  [table, column]: ['revision', 'state'] | ['deleted', 'content'],
  path: string,
  rewrite: (transaction: Database, id: number, path: string) => Promise<void>,
): Promise<boolean> {
  let isNamed = false;
  for await (const range of idRanges(database, sql.table(table), [sql.ref(column)])) {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)}
      where ${range} and ${sql.ref(column)} like ${`%${path}%`}`.execute(database);
    for (const { id } of rows) {
      isNamed = true;
      await database.transaction().execute(async (transaction) => {
        // It may have been restored, or have expired, meanwhile.
        if (await isRowLocked(transaction, table, id)) await rewrite(transaction, id, path);
      });
    }
  }
  return isNamed;
}

async function forgetInRevision(transaction: Database, id: number, path: string): Promise<void> {
  const { row, images } = await lockState(transaction, id);
  const state = {
    row: withoutImage(row, path),
    images: images.filter((image) => image.path !== path),
  };
  await transaction
    .updateTable('revision')
    .set({ state: JSON.stringify(state), images: JSON.stringify(imagesIn(state)) })
    .where('id', '=', id)
    .execute();
}

async function forgetInEntry(transaction: Database, id: number, path: string): Promise<void> {
  const rows = (await lockContent(transaction, id))
    .filter(({ row }) => row.path !== path)
    .map(({ table, row }) => ({ table, row: withoutImage(row, path) }));
  if (rows.length === 0) {
    await transaction.deleteFrom('deleted').where('id', '=', id).execute();
    return;
  }
  const images = imagePathsOf(rows.map(({ row }) => row));
  await transaction
    .updateTable('deleted')
    .set({ content: JSON.stringify(rows), images: JSON.stringify(images) })
    .where('id', '=', id)
    .execute();
}

/** Copies a row without its only image, if it is this one, and without the image in its texts. */
function withoutImage(row: Row, path: string): Row {
  const texts = Object.entries(row).map(([column, value]): [string, Row[string]] => [
    column,
    typeof value === 'string' && value.includes(path) ? withoutMentions(value, path) : value,
  ]);
  const image = row.image_id === path ? { image_id: '', ...noDescription } : {};
  return { ...Object.fromEntries(texts), ...image };
}

/** Removes an image from a clean rich text, with its tag; of a link to it the words stay. */
function withoutMentions(html: string, path: string): string {
  const unlessMentioned = (part: string) => (part.includes(path) ? '' : part);
  return html
    .replaceAll(/<img\b[^>]*>/g, unlessMentioned)
    .replaceAll(/ [a-z-]+="[^"]*"/g, unlessMentioned)
    .replaceAll(path, '');
}

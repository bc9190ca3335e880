import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { inSnapshot } from '../database/in-snapshot.ts';
import { openedAt } from '../database/website.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from './file-store.ts';
import { imageKey } from './images.ts';
import type { Widths } from './widths.ts';

/**
 * Deletes files that no row refers to, which a crash between writing file and row leaves behind. Keeps
 * files younger than `minAge` milliseconds, since another process may be about to write their row, and
 * files older than the website, since they belong to another one, whose database may be missing.
 * Returns the number of deleted files.
 */
export async function sweepOrphans(
  { database, files, widths }: { database: Kysely<Tables>; files: FileStore; widths: Widths },
  minAge: number,
): Promise<number> {
  const before = new Date(Date.now() - minAge);
  const after = (await openedAt(database)) ?? new Date(0);
  // List the files before reading the rows, so that a row that is written meanwhile is seen.
  const stored = (await files.list()).filter(
    ({ modified }) => modified > after && modified <= before,
  );
  const named = await inSnapshot(database, namedKeys);
  const orphans = stored.map(({ key }) => key).filter((key) => !named.has(key));
  await files.remove(orphans);
  for (const name of await widths.known()) {
    if (!named.has(`images/${name}`)) await widths.forget(name);
  }
  return orphans.length;
}

const storedPaths = z.array(z.string());

/**
 * Lists the keys of all files that rows refer to, those in the trash and in the history included. Call it in a snapshot:
 * rows that move into the trash or out of it meanwhile would be missed.
 */
export async function namedKeys(database: Database): Promise<Set<string>> {
  const lists = await database.selectFrom('image').select('path').execute();
  const documents = await database.selectFrom('application_file').select('path').execute();
  const keys = [...lists.map(({ path }) => imageKey(path)), ...documents.map(({ path }) => path)];
  for (const table of ['partner', 'product_property', 'page_part'] as const) {
    const rows = await database.selectFrom(table).select('image_id').execute();
    const named = rows.filter((row) => row.image_id !== '');
    keys.push(...named.map((row) => imageKey(row.image_id)));
  }
  const inTrash = await database.selectFrom('deleted').select('images').execute();
  const inHistory = await database
    .selectFrom('revision')
    .select('images')
    .distinct()
    .where('images', '<>', '[]')
    .execute();
  for (const { images } of [...inTrash, ...inHistory]) {
    keys.push(...storedPaths.parse(JSON.parse(images)).map(imageKey));
  }
  return new Set(keys);
}

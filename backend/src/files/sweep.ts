import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { openedAt } from '../database/website.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from './file-store.ts';
import { imageKey } from './images.ts';
import type { Widths } from './widths.ts';

/**
 * Removes files that no row names: a crash between file and row leaves them. Files younger than
 * `minAge` milliseconds stay, since another process may be about to write their row. Files that are
 * older than the website stay, since they are of another one, whose database may be missing.
 */
export async function sweepOrphans(
  { database, files, widths }: { database: Kysely<Tables>; files: FileStore; widths: Widths },
  minAge: number,
): Promise<number> {
  const before = new Date(Date.now() - minAge);
  const after = (await openedAt(database)) ?? new Date(0);
  // The list comes first: a file whose row is written meanwhile is then not in it.
  const stored = (await files.list()).filter(
    ({ modified }) => modified > after && modified <= before,
  );
  const named = await namedKeys(database);
  const orphans = stored.map(({ key }) => key).filter((key) => !named.has(key));
  await files.remove(orphans);
  for (const name of await widths.known()) {
    if (!named.has(`images/${name}`)) await widths.forget(name);
  }
  return orphans.length;
}

/** The files that rows name, by their keys in the store. */
export async function namedKeys(database: Database): Promise<Set<string>> {
  const lists = await database.selectFrom('image').select('path').execute();
  const documents = await database.selectFrom('application_file').select('path').execute();
  const keys = [...lists.map(({ path }) => imageKey(path)), ...documents.map(({ path }) => path)];
  for (const table of ['partner', 'product_property', 'page_part'] as const) {
    const rows = await database.selectFrom(table).select('image_id').execute();
    const named = rows.filter((row) => row.image_id !== '');
    keys.push(...named.map((row) => imageKey(row.image_id)));
  }
  return new Set(keys);
}

import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { idRanges } from '../database/id-ranges.ts';
import { inSnapshot } from '../database/in-snapshot.ts';
import { openedAt } from '../database/website.ts';
import type { Tables } from '../database/tables.ts';
import { documentFolders } from './documents.ts';
import type { FileStore } from './file-store.ts';
import { imageKey } from './images.ts';
import type { Widths } from './widths.ts';

/**
 * Deletes files that nothing in the database names, which a crash between writing file and row leaves behind. Keeps
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

/** How texts name files: images by their path, documents by their key. */
const folders = ['/files', ...Object.values(documentFolders)];
const mention = new RegExp(String.raw`(?:${folders.join('|')})/[\w.-]*\w`, 'g');

/**
 * Lists the keys of all files that the database names, in whichever text of whichever table: so a table or
 * column that nobody thought of loses no file. Call it in a snapshot: rows that move into the trash or
 * out of it meanwhile would be missed.
 */
export async function namedKeys(database: Database): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const { name, schema, columns } of await database.introspection.getTables()) {
    const texts = columns.filter(({ dataType }) => /text|char|json/i.test(dataType));
    if (texts.length === 0) continue;
    const columnNames = texts.map((column) => sql.ref(column.name));
    const names = columnNames.flatMap((column) =>
      folders.map((folder) => sql`${column} like ${`%${folder}/%`}`),
    );
    const table = sql.table(schema ? `${schema}.${name}` : name);
    const hasId = columns.some((column) => column.name === 'id');
    const ranges = hasId ? idRanges(database, table, columnNames) : [sql`true`];
    for await (const range of ranges) {
      const { rows } = await sql<Record<string, unknown>>`
        select ${sql.join(columnNames)} from ${table}
        where ${range} and (${sql.join(names, sql` or `)})`.execute(database);
      for (const text of rows.flatMap((row) => Object.values(row))) {
        for (const [found] of String(text).matchAll(mention)) keys.add(imageKey(found));
      }
    }
  }
  return keys;
}

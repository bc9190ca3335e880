import { sql, type Kysely } from 'kysely';
import { isPostgres, type Database } from '../database/database.ts';
import { idRanges } from '../database/id-ranges.ts';
import { inSnapshot } from '../database/in-snapshot.ts';
import { openedAt } from '../database/website.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from './file-store.ts';
import { imageKey } from './images.ts';
import { mention, textFolders } from './keys.ts';
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
  const stored = (await files.list())
    .filter(({ modified }) => modified > after && modified <= before)
    .map(({ key }) => key);
  const narrowed = await widths.known();
  const unnamed = await inSnapshot(database, (snapshot) =>
    unnamedKeys(snapshot, [...stored, ...[...narrowed].map((name) => `images/${name}`)]),
  );
  const orphans = stored.filter((key) => unnamed.has(key));
  await files.remove(orphans);
  for (const name of narrowed) {
    if (unnamed.has(`images/${name}`)) await widths.forget(name);
  }
  return orphans.length;
}

/**
 * Returns those of the keys that the database does not name, in whichever text of whichever table: so a table or
 * column that nobody thought of loses no file. What texts mention beside these keys takes no memory, since
 * visitors may mention anything. Call it in a snapshot: rows that move into the trash or out of it meanwhile
 * would be missed.
 */
export async function unnamedKeys(
  database: Database,
  keys: Iterable<string>,
): Promise<Set<string>> {
  const unnamed = new Set(keys);
  const schemas = await ownSchemas(database);
  for (const { name, schema, columns, isView } of await database.introspection.getTables()) {
    if (isView || !schemas.includes(schema)) continue;
    const texts = columns
      .filter(({ dataType }) => /text|char|json/i.test(dataType))
      // PostgreSQL compares neither JSON nor arrays with a text.
      .map((column) =>
        isPostgres(database) ? sql`${sql.ref(column.name)}::text` : sql.ref(column.name),
      );
    if (texts.length === 0) continue;
    const mentions = texts.flatMap((text) =>
      textFolders.map((folder) => sql`${text} like ${`%${folder}/%`}`),
    );
    const table = sql.table(schema ? `${schema}.${name}` : name);
    const hasNumbers = columns.some(
      (column) => column.name === 'id' && /int/i.test(column.dataType),
    );
    const ranges = hasNumbers ? idRanges(database, table, texts) : [sql`true`];
    for await (const range of ranges) {
      const { rows } = await sql<Record<string, unknown>>`
        select ${sql.join(texts.map((text, index) => sql`${text} as ${sql.ref(`text_${index}`)}`))}
        from ${table} where ${range} and (${sql.join(mentions, sql` or `)})`.execute(database);
      for (const text of rows.flatMap((row) => Object.values(row))) {
        for (const [found] of String(text).matchAll(mention)) unnamed.delete(imageKey(found));
      }
    }
  }
  return unnamed;
}

/** The schemas in which PostgreSQL finds our tables; those of SQLite are in none. */
async function ownSchemas(database: Database): Promise<(string | undefined)[]> {
  if (!isPostgres(database)) return [undefined];
  const { rows } = await sql<{ name: string }>`
    select unnest(current_schemas(false)) as name`.execute(database);
  return rows.map(({ name }) => name);
}

import { sql } from 'kysely';
import { invalid, notFound } from '../http/errors.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Holds a row until the transaction ends, so that whoever deletes it and whoever adds to it take
 * turns. Throws 404 where there is no such row.
 */
export async function lockRow(database: Database, table: keyof Tables, id: number): Promise<void> {
  if (!(await locked(database, table, id))) throw notFound();
}

/** The same for an id that came in a field. Throws 400 that names the field. */
export async function lockReferenced(
  database: Database,
  table: keyof Tables,
  id: number,
  field: string,
): Promise<void> {
  if (!(await locked(database, table, id))) throw invalid({ [field]: 'does not exist' });
}

// An update that changes nothing locks in both databases; SQLite has no `for update`.
async function locked(database: Database, table: keyof Tables, id: number): Promise<boolean> {
  const result = await sql`update ${sql.table(table)} set id = id where id = ${id}`.execute(
    database,
  );
  return result.numAffectedRows === 1n;
}

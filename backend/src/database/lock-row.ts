import { sql } from 'kysely';
import { notFound } from '../http/errors.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Holds a row until the transaction ends, so that whoever deletes it and whoever adds to it take
 * turns. Throws 404 where there is no such row. An update that changes nothing locks in both
 * databases; SQLite has no `for update`.
 */
export async function lockRow(database: Database, table: keyof Tables, id: number): Promise<void> {
  const result = await sql`update ${sql.table(table)} set id = id where id = ${id}`.execute(
    database,
  );
  if (!result.numAffectedRows) throw notFound();
}

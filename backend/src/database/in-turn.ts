import { sql, type Kysely } from 'kysely';
import { isPostgres } from './database.ts';
import type { Tables } from './tables.ts';

/** Any number that nothing else in the database locks by. */
const LOCK = 2_605_001;

/**
 * Lets one process at a time do what only one of several that start at once may do. The lock ends
 * with its connection, so a process that dies holds up no one.
 */
export async function inTurn<Result>(
  database: Kysely<Tables>,
  work: () => Promise<Result>,
): Promise<Result> {
  // SQLite belongs to one process.
  if (!isPostgres(database)) return work();
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}

import { sql, type Kysely } from 'kysely';
import { isPostgres } from './database.ts';
import { withoutTimeLimit } from './postgres.ts';
import type { Tables } from './tables.ts';

/** An arbitrary number that identifies the lock; nothing else in the database uses it. */
const lockNumber = 2_605_001;

/**
 * Runs `work` in one process at a time, such as migrations when several processes start at once.
 * PostgreSQL releases the lock with its connection, so a process that dies blocks nobody. Both the wait
 * and the statements of `work` may take any time.
 */
export async function withAdvisoryLock<Result>(
  database: Kysely<Tables>,
  work: () => Promise<Result>,
): Promise<Result> {
  // SQLite belongs to one process.
  if (!isPostgres(database)) return work();
  return withoutTimeLimit(() =>
    database.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${sql.lit(lockNumber)})`.execute(connection);
      try {
        return await work();
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(lockNumber)})`.execute(connection);
      }
    }),
  );
}

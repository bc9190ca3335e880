import { sql, type Kysely } from 'kysely';
import { isPostgres, type Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Runs several reads on the database as it is at one moment. */
export async function inSnapshot<Result>(
  database: Kysely<Tables>,
  read: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    if (isPostgres(database)) {
      await sql`set transaction isolation level repeatable read`.execute(transaction);
    }
    return read(transaction);
  });
}

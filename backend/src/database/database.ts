import { PostgresAdapter, sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database or one of its transactions: what a query needs. */
export type Database = Kysely<Tables> | Transaction<Tables>;

/** Distinguishes PostgreSQL from SQLite, which hardly any query needs. */
export function isPostgres(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/** Checks whether the database can be written (for `/readyz`). */
export async function canWrite(database: Database): Promise<boolean> {
  return sql`update website set seen_at = seen_at`.execute(database).then(
    () => true,
    () => false,
  );
}

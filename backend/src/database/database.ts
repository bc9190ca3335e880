import { PostgresAdapter, sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database or one of its transactions: what a query needs. */
export type Database = Kysely<Tables> | Transaction<Tables>;

/** Distinguishes PostgreSQL from SQLite, which hardly any query needs. */
export function isPostgres(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/** Checks whether the database responds (for `/readyz`). */
export async function databaseResponds(database: Database): Promise<boolean> {
  return sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
}

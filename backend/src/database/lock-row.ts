import { sql, type Transaction } from 'kysely';
import { noSuchRow, unknownReference } from '../errors.ts';
import { isPostgres, type Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Locks a row until the transaction ends, so that deleting it and adding to it exclude each other.
 * Throws 'not found' if the row does not exist.
 */
export async function lockRow(database: Database, table: keyof Tables, id: number): Promise<void> {
  if (!(await isRowLocked(database, table, id))) throw noSuchRow();
}

/**
 * Locks the row that a field refers to. Throws 'unknown reference', which names the field, if
 * the row does not exist.
 */
export async function lockReferenced(
  database: Database,
  table: keyof Tables,
  id: number,
  field: string,
): Promise<void> {
  if (!(await isRowLocked(database, table, id))) throw unknownReference(field);
}

/**
 * Lets no other transaction write to a table until this one ends, for rules that a row keeps with all
 * others. In SQLite, transactions come one after the other anyway.
 */
export async function lockTable(
  transaction: Transaction<Tables>,
  table: keyof Tables,
): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
}

/** Locks a row until the transaction ends. Returns whether it exists. */
export async function isRowLocked(
  database: Database,
  table: keyof Tables,
  id: number,
): Promise<boolean> {
  // On SQLite the transaction has the whole database locked (`sqlite.ts`).
  const lock = isPostgres(database) ? sql`for update` : sql``;
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id} ${lock}`.execute(
    database,
  );
  return rows.length === 1;
}

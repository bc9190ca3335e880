import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

/** Few enough that a statement, and what it returns, is small. */
const idsAtOnce = 100;

/** Splits a table into conditions that each select a few of its rows. */
export async function idRanges(
  database: Database,
  table: RawBuilder<unknown>,
): Promise<RawBuilder<boolean>[]> {
  const { rows } = await sql<{ lowest: number | null; highest: number | null }>`
    select min(id) as lowest, max(id) as highest from ${table}`.execute(database);
  const { lowest, highest } = rows[0] ?? {};
  if (typeof lowest !== 'number' || typeof highest !== 'number') return [];
  return Array.from({ length: Math.ceil((highest - lowest + 1) / idsAtOnce) }, (_, index) => {
    const first = lowest + index * idsAtOnce;
    return sql<boolean>`id >= ${first} and id < ${first + idsAtOnce}`;
  });
}

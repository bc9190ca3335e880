import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Counts what is open of what visitors have sent, without what looks like a robot's. */
export async function countOpen(
  database: Database,
  table: 'request' | 'application',
): Promise<{ open: number }> {
  const count = sql<{ open: number }>`
    select count(*) as open from ${sql.table(table)} where status = 'open' and suspected = 0`;
  const { rows } = await count.execute(database);
  return { open: Number(rows[0]?.open) };
}

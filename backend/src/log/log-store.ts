import type { Database } from '../database/database.ts';
import { readPage, type ListQuery, type Page } from '../database/read-page.ts';
import { noSuchRow } from '../errors.ts';
import type { LogEntry } from './log-contract.ts';

const DAY = 24 * 60 * 60 * 1000;

const columns = ['id', 'at', 'login', 'address', 'operation', 'target', 'refused'] as const;

const searched = ['login', 'operation', 'address'];

/** Lists the log, all or a page of it, oldest first. */
export async function listLog(
  database: Database,
  query: ListQuery,
  keepDays: number,
): Promise<Page<LogEntry>> {
  const all = database.selectFrom('log_entry').select(columns);
  const { rows, total } = await readPage(database, { all, searched }, query);
  return { rows: rows.map((row) => toEntry(row, keepDays)), total };
}

/** Finds an entry. Throws 'not found' if there is none with this id. */
export async function findInLog(
  database: Database,
  id: number,
  keepDays: number,
): Promise<LogEntry> {
  const row = await database
    .selectFrom('log_entry')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchRow);
  return toEntry(row, keepDays);
}

function toEntry(row: Omit<LogEntry, 'expires_at'>, keepDays: number): LogEntry {
  return { ...row, expires_at: new Date(Date.parse(row.at) + keepDays * DAY).toISOString() };
}

import type { Operation } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { readPage, type ListQuery, type Page } from '../database/read-page.ts';
import { dayMs } from '../durations.ts';
import { noSuchRow } from '../errors.ts';
import type { LogEntry } from './log-contract.ts';
import { findSubjects } from './log-subjects.ts';

const columns = ['id', 'at', 'login', 'address', 'operation', 'target', 'refused'] as const;

type Row = Pick<LogEntry, (typeof columns)[number]>;

/** What entries are read with. */
interface Reading {
  keepDays: number;
  /** The operations of the contract, which say what they write. */
  operations: readonly Operation[];
}

const searched = ['login', 'operation', 'target', 'address'];

/** Lists the log, all or a page of it, oldest first. */
export async function listLog(
  database: Database,
  query: ListQuery,
  reading: Reading,
): Promise<Page<LogEntry>> {
  const all = database.selectFrom('log_entry').select(columns);
  const { rows, total } = await readPage(database, { all, searched }, query);
  return { rows: await toEntries(database, rows, reading), total };
}

/** Finds an entry. Throws 'not found' if there is none with this id. */
export async function findInLog(
  database: Database,
  id: number,
  reading: Reading,
): Promise<LogEntry> {
  const row = await database
    .selectFrom('log_entry')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchRow);
  const [entry] = await toEntries(database, [row], reading);
  if (!entry) throw noSuchRow();
  return entry;
}

async function toEntries(
  database: Database,
  rows: Row[],
  { keepDays, operations }: Reading,
): Promise<LogEntry[]> {
  const subjects = await findSubjects(database, rows, operations);
  return rows.map((row, index) => ({
    ...row,
    expires_at: new Date(Date.parse(row.at) + keepDays * dayMs).toISOString(),
    subject: subjects[index] ?? null,
  }));
}

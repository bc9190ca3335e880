import { sql, type RawBuilder } from 'kysely';
import { dayMs, hourMs, minuteMs } from '../durations.ts';
import type { Database } from './database.ts';

/** A clock that is doubted must be seen again within this time, or its day begins again. */
const maxGap = 2 * hourMs;

/** What is dated longer ahead than this was dated by a clock that was ahead, not by that of another process. */
export const maxAheadMs = 5 * minuteMs;

/** How the clock compares with the newest time that the database has seen. */
export interface ClockCheck {
  /** Whether what has expired by this clock may be deleted. */
  isTrusted: boolean;
  /** The newest time at which the site is known to have run. */
  seenAt: Date;
}

/**
 * Checks the clock before anything is deleted by it; call it every hour. It is trusted if it is less than a
 * day off the newest time that the database has seen, or once it has run steadily for a day
 * (docs/decisions/data.md).
 */
export async function checkClock(database: Database, now: Date): Promise<ClockCheck> {
  const time = now.getTime();
  const { seen_at: seen, doubted_since, doubted_at } = await readClock(database, time);
  const checked = (isTrusted: boolean) => ({ isTrusted, seenAt: new Date(seen) });
  if (Math.abs(time - seen) < dayMs) {
    await storeClock(database, { seen_at: Math.max(seen, time), doubted_since: 0, doubted_at: 0 });
    return checked(true);
  }
  const isSteady = time >= doubted_at && time - doubted_at <= maxGap;
  const since = isSteady ? doubted_since : time;
  if (time - since >= dayMs) {
    await trustClock(database, now);
    return checked(true);
  }
  await storeClock(database, { seen_at: seen, doubted_since: since, doubted_at: time });
  return checked(false);
}

/** Records that the clock is right, whatever the database has seen before. */
export async function trustClock(database: Database, now: Date): Promise<void> {
  const seen_at = now.getTime();
  await readClock(database, seen_at);
  await storeClock(database, { seen_at, doubted_since: 0, doubted_at: 0 });
}

/**
 * The condition that a column, with milliseconds, has a time within the last `ms`. What a clock that was ahead
 * has dated does not count, or it would count until then.
 */
export function isRecent(column: string, ms: number): RawBuilder<boolean> {
  return isBetween(column, Date.now() - ms, Date.now() + maxAheadMs);
}

/** The same of a column with ISO times. */
export function isRecentIso(column: string, ms: number): RawBuilder<boolean> {
  const [since, until] = [Date.now() - ms, Date.now() + maxAheadMs];
  return isBetween(column, new Date(since).toISOString(), new Date(until).toISOString());
}

function isBetween<Time extends number | string>(
  column: string,
  since: Time,
  until: Time,
): RawBuilder<boolean> {
  const time = sql.ref(column);
  return sql`(${time} > ${since} and ${time} < ${until})`;
}

/**
 * The condition that a row was added before a time, by its column with an ISO time. Rows are added in the
 * order of their ids, so one that follows a younger row is no older than that: a clock that was behind
 * has dated it.
 */
export function isOlderThan(
  table: 'deleted' | 'log_entry' | 'request' | 'attachment' | 'application',
  column: string,
  { before, now }: { before: Date; now: Date },
): RawBuilder<boolean> {
  return sql`(${sql.ref(column)} < ${before.toISOString()}
    and id < ${firstIdSince(table, column, { before, now })})`;
}

/** The SQL of the id of the first row that was added between two times; higher than any without one. */
export function firstIdSince(
  table: string,
  column: string,
  { before, now }: { before: Date; now: Date },
): RawBuilder<number> {
  const time = sql.ref(column);
  return sql`coalesce((
    select id from ${sql.table(table)}
    where ${time} between ${before.toISOString()} and ${now.toISOString()}
    order by id limit 1
  ), 2147483647)`;
}

interface Clock {
  seen_at: number;
  doubted_since: number;
  doubted_at: number;
}

/** Reads what is known of the clock; at first the newest time of what is stored, or the present one. */
async function readClock(database: Database, now: number): Promise<Clock> {
  const read = () => database.selectFrom('website').selectAll().executeTakeFirst();
  const known = await read();
  if (known) return known;
  const seen_at = (await newestStored(database)) ?? now;
  await database
    .insertInto('website')
    .values({ id: 1, seen_at, doubted_since: 0, doubted_at: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return { seen_at, doubted_since: 0, doubted_at: 0 };
}

async function storeClock(database: Database, clock: Clock): Promise<void> {
  await database.updateTable('website').set(clock).execute();
}

/** Returns the newest time of what is stored, in milliseconds; undefined in an empty database. */
async function newestStored(database: Database): Promise<number | undefined> {
  const { rows } = await sql<{ newest: string | null }>`
    select max(stored.at) as newest from (
      select max(at) as at from log_entry
      union all select max(deleted_at) from deleted
      union all select max(saved_at) from revision
      union all select max(created_at) from request
      union all select max(created_at) from application
    ) as stored`.execute(database);
  const newest = Date.parse(rows[0]?.newest ?? '');
  return Number.isNaN(newest) ? undefined : newest;
}

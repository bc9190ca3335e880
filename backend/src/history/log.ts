import { isIPv4 } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import { isOlderThan, isRecentIso } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { dayMs, hourMs } from '../durations.ts';

/**
 * How many failed logins of an hour are recorded, and how many writes without a valid token, so that strangers
 * cannot fill the database.
 */
const maxPerHour = 1000;

/** What the log says of something that an administrator has done. */
export interface LogEntry {
  login: string;
  address: string | undefined;
  /** The id of an operation of the contract. */
  operation: string;
  /** The ids of what was changed. */
  target?: string;
  /** The code of the error with which it was refused; empty if it was done. */
  refused?: string;
}

/** Adds an entry to the log. */
export async function addToLog(database: Database, entry: LogEntry): Promise<void> {
  const { login, address = '', operation, target = '', refused = '' } = entry;
  const at = new Date().toISOString();
  await database
    .insertInto('log_entry')
    .values({ at, login, address, operation, target, refused })
    .execute();
}

/**
 * Adds what an administrator has written, or was refused to write. Without a login the token was not valid,
 * so it may be a stranger, of whose address only the network is kept.
 */
export async function logWrite(
  database: Database,
  entry: LogEntry & { refused: string },
): Promise<void> {
  if (entry.login === '') await addForStranger(database, entry, ['refused', entry.refused]);
  else await addToLog(database, entry);
}

/**
 * Records a failed login. A login that does not exist is left out, since it may be a password that was
 * typed into the wrong field; recording it takes as long as recording one that exists.
 */
export async function logFailedLogin(
  database: Database,
  { login = '', address }: { login: string | undefined; address: string | undefined },
): Promise<void> {
  const operation = 'loginFailed';
  await addForStranger(database, { login, address, operation }, ['operation', operation]);
}

/**
 * Adds an entry unless an hour has too many of its kind. Of the address only the network is kept: the
 * privacy policy says that strangers' addresses are not stored.
 */
async function addForStranger(
  database: Database,
  entry: LogEntry,
  [column, value]: ['operation' | 'refused', string],
): Promise<void> {
  const { recorded } = await database
    .selectFrom('log_entry')
    .select((row) => row.fn.countAll<number>().as('recorded'))
    .where(column, '=', value)
    .where(isRecentIso('at', hourMs))
    .executeTakeFirstOrThrow();
  if (recorded >= maxPerHour) return;
  const { address } = entry;
  await addToLog(database, { ...entry, address: address && networkOf(address) });
}

/** Cuts an address to its network: `203.0.113.0/24`, `2001:db8:1::/48`. */
function networkOf(address: string): string {
  const network = ipKeyGenerator(address, 48);
  return isIPv4(network) ? network.replace(/\d+$/, '0/24') : network;
}

/** Deletes the entries that have expired. */
export async function expireLog(database: Database, keepDays: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepDays * dayMs);
  await database
    .deleteFrom('log_entry')
    .where(isOlderThan('log_entry', 'at', { before, now }))
    .execute();
}

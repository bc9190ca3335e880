import { setTimeout as sleep } from 'node:timers/promises';
import { ipKeyGenerator } from 'express-rate-limit';
import { sql } from 'kysely';
import { isRecent } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { dayMs, minuteMs } from '../durations.ts';
import { loginKey } from './login-key.ts';

/** Failures without a delay, as people mistype; after them, each failure waits longer. */
const freeFailures = 3;
const firstWaitMs = 250;
const maxWaitMs = 10_000;
/** Unknown networks together get one attempt per account in this time. */
const accountStepMs = 1_000;
/** Failures are forgotten after this long without another one. */
const rememberedMs = 15 * minuteMs;
/** How long the network of a successful login counts as known. */
const knownMs = 30 * dayMs;

/** An attempt to log in: the account that is tried, if there is one, and the address that tries. */
export interface Attempt {
  login: string;
  accountId: number | undefined;
  address: string | undefined;
}

/**
 * Delays an attempt if others failed before it. Call before checking the password: the attempt counts
 * as failed at once, so that parallel attempts cannot avoid the delay. Returns false if so many
 * attempts are waiting that this one must be rejected without checking its password.
 */
export async function delayAttempt(database: Database, attempt: Attempt): Promise<boolean> {
  const wait = await waitOf(database, attempt);
  if (wait > maxWaitMs) return false;
  await sleep(wait);
  return true;
}

/** Counts an attempt and returns how many milliseconds it has to wait; too many mean never. */
export async function waitOf(database: Database, attempt: Attempt): Promise<number> {
  const wait = await countAttempt(database, `address ${networkOf(attempt)}`, maxWaitMs);
  if (wait > maxWaitMs) return wait;
  // A network that the account knows has a count of its own: a flood of guesses from elsewhere does not lock
  // its owner out, and a colleague's login there, which clears that of the network, does not clear it.
  const [key, step] = (await isKnown(database, attempt))
    ? [accountInNetworkKey(attempt), maxWaitMs]
    : [accountKey(attempt), accountStepMs];
  return Math.max(wait, await countAttempt(database, key, step));
}

/** Records a successful login: forgets the failures of its account and network. */
export async function recordLogin(
  database: Database,
  attempt: Attempt,
  accountId: number,
): Promise<void> {
  const now = Date.now();
  const network = networkOf(attempt);
  await database
    .deleteFrom('login_failure')
    .where('key', 'in', [`address ${network}`, accountKey(attempt), accountInNetworkKey(attempt)])
    .execute();
  await database
    .deleteFrom('known_network')
    .where(sql<boolean>`not ${isRecent('seen_at', knownMs)}`)
    .execute();
  await database
    .insertInto('known_network')
    .values({ account_id: accountId, network, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'network']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}

/** Counts attempts together in whatever spelling of a login they come. */
function accountKey({ login }: Attempt): string {
  return `account ${loginKey(login)}`;
}

/** The login, which may be any text, comes last: no login makes the key of another one in a network. */
function accountInNetworkKey(attempt: Attempt): string {
  return `network ${networkOf(attempt)} ${accountKey(attempt)}`;
}

/** Treats an IPv6 network of one household as one address, and IPv4 within IPv6 as IPv4. */
function networkOf({ address }: Attempt): string {
  return ipKeyGenerator(address ?? 'unknown');
}

async function isKnown(database: Database, attempt: Attempt): Promise<boolean> {
  if (attempt.accountId === undefined) return false;
  const found = await database
    .selectFrom('known_network')
    .select('network')
    .where('account_id', '=', attempt.accountId)
    .where('network', '=', networkOf(attempt))
    .where(isRecent('seen_at', knownMs))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Counts an attempt and returns how many milliseconds it has to wait. After the free failures, each
 * attempt waits longer, and queues behind all earlier ones, which take at most `maxStep` each.
 */
async function countAttempt(database: Database, key: string, maxStep: number): Promise<number> {
  const now = Date.now();
  await database
    .deleteFrom('login_failure')
    .where((row) =>
      row.or([
        row('last_at', '<', now - rememberedMs),
        // A clock that was ahead would keep everybody waiting until then.
        row('last_at', '>', now + rememberedMs),
      ]),
    )
    .execute();
  // The count locks the row until `next_at` is set, so that no two attempts get the same slot.
  return database.transaction().execute(async (transaction) => {
    const { failures, next_at: nextAt } = await transaction
      .insertInto('login_failure')
      .values({ key, failures: 1, next_at: now, last_at: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({
          failures: row('login_failure.failures', '+', 1),
          last_at: now,
        })),
      )
      .returning(['failures', 'next_at'])
      .executeTakeFirstOrThrow();
    if (failures <= freeFailures) return 0;
    const delay = Math.min(firstWaitMs * 2 ** (failures - freeFailures - 1), maxWaitMs);
    const slotIn = Math.max(now, nextAt) + Math.min(delay, maxStep) - now;
    if (slotIn <= maxWaitMs) {
      await transaction
        .updateTable('login_failure')
        .set({ next_at: now + slotIn })
        .where('key', '=', key)
        .execute();
    }
    return Math.max(delay, slotIn);
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Database } from '../database/database.ts';

/** So many wrong passwords are a person's; from there on each one waits longer. */
const FREE_FAILURES = 3;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** Strangers get one guess at an account in this time, from however many networks they come. */
const ACCOUNT_STEP = 1_000;
/** Failures are forgotten after so long without another one. */
const MEMORY = 15 * 60 * 1000;
/** For so long after a login an administrator is no stranger where it came from. */
const KNOWN = 30 * 24 * 60 * 60 * 1000;

/** Who is slowed: the account that is tried, and the address that tries. */
export interface Attempt {
  login: string;
  address: string | undefined;
}

/**
 * Slows failed logins. Call before the password is checked: the attempt is counted as failed at
 * once, so that attempts in parallel do not get round the delay. False: so many attempts are waiting
 * that this one must be refused before its password is checked.
 */
export async function waitForTurn(database: Database, attempt: Attempt): Promise<boolean> {
  const network = networkOf(attempt);
  const wait = await countAttempt(database, `address ${network}`, LONGEST_WAIT);
  if (wait > LONGEST_WAIT) return false;
  // Otherwise a flood of guesses at an account would keep its owner out as well.
  if (await isKnown(database, attempt)) {
    await sleep(wait);
    return true;
  }
  const accountWait = await countAttempt(database, `account ${attempt.login}`, ACCOUNT_STEP);
  if (accountWait > LONGEST_WAIT) return false;
  await sleep(Math.max(wait, accountWait));
  return true;
}

/** A right password: nothing is held against its account and network any more. */
export async function noteLogin(
  database: Database,
  attempt: Attempt,
  accountId: number,
): Promise<void> {
  const now = Date.now();
  const network = networkOf(attempt);
  await database
    .deleteFrom('login_failure')
    .where('key', 'in', [`account ${attempt.login}`, `address ${network}`])
    .execute();
  await database
    .deleteFrom('known_network')
    .where('seen_at', '<', now - KNOWN)
    .execute();
  await database
    .insertInto('known_network')
    .values({ account_id: accountId, network, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'network']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}

/** All addresses of an IPv6 network that one household gets are one, and so is IPv4 within IPv6. */
function networkOf({ address }: Attempt): string {
  return ipKeyGenerator(address ?? 'unknown');
}

async function isKnown(database: Database, attempt: Attempt): Promise<boolean> {
  const found = await database
    .selectFrom('known_network')
    .innerJoin('account', 'account.id', 'account_id')
    .select('network')
    .where('login', '=', attempt.login)
    .where('network', '=', networkOf(attempt))
    .where('seen_at', '>', Date.now() - KNOWN)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Counts an attempt; gives for how many milliseconds it has to wait. After the free failures each one
 * waits longer, and behind all before it, which have at most `longestStep` each.
 */
async function countAttempt(database: Database, key: string, longestStep: number): Promise<number> {
  const now = Date.now();
  await database
    .deleteFrom('login_failure')
    .where('last_at', '<', now - MEMORY)
    .execute();
  // Counting holds the row until the turn is noted, or two attempts would be given the same one.
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
    if (failures <= FREE_FAILURES) return 0;
    const delay = Math.min(FIRST_WAIT * 2 ** (failures - FREE_FAILURES - 1), LONGEST_WAIT);
    const turnIn = Math.max(now, nextAt) + Math.min(delay, longestStep) - now;
    if (turnIn <= LONGEST_WAIT) {
      await transaction
        .updateTable('login_failure')
        .set({ next_at: now + turnIn })
        .where('key', '=', key)
        .execute();
    }
    return Math.max(delay, turnIn);
  });
}

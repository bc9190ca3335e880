import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';

/** So many wrong passwords are a person's; from there on each one waits longer. */
const FREE_FAILURES = 3;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** Failures are forgotten after so long without another one. */
const MEMORY = 15 * 60 * 1000;

/** Who is slowed: the account that is tried, and the address that tries. */
export interface Attempt {
  login: string;
  address: string | undefined;
}

/**
 * Slows failed logins. Call before the password is checked: the attempt is counted as failed at
 * once, so that attempts in parallel do not get round the delay. False: this address has so many
 * attempts waiting that this one is to be refused without a look at the password.
 */
export async function waitForTurn(database: Database, attempt: Attempt): Promise<boolean> {
  const [account, address] = keysOf(attempt);
  // An account's attempts wait side by side: in a queue, a stranger could keep its owner out.
  const { delay } = await countAttempt(database, account);
  const { turnIn } = await countAttempt(database, address);
  if (turnIn > LONGEST_WAIT) return false;
  await sleep(Math.max(delay, turnIn));
  return true;
}

/** A right password: nothing is held against its account and address any more. */
export async function forgetFailures(database: Database, attempt: Attempt): Promise<void> {
  await database.deleteFrom('login_failure').where('key', 'in', keysOf(attempt)).execute();
}

function keysOf({ login, address }: Attempt): [string, string] {
  return [`account ${login}`, `address ${address ?? 'unknown'}`];
}

/** Counts an attempt; gives its own delay, and the milliseconds until all before it had theirs. */
async function countAttempt(
  database: Database,
  key: string,
): Promise<{ delay: number; turnIn: number }> {
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
    if (failures <= FREE_FAILURES) return { delay: 0, turnIn: 0 };
    const delay = Math.min(FIRST_WAIT * 2 ** (failures - FREE_FAILURES - 1), LONGEST_WAIT);
    const turnIn = Math.max(now, nextAt) + delay - now;
    if (turnIn <= LONGEST_WAIT) {
      await transaction
        .updateTable('login_failure')
        .set({ next_at: now + turnIn })
        .where('key', '=', key)
        .execute();
    }
    return { delay, turnIn };
  });
}

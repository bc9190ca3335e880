import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';

/** So many wrong passwords are a person's; from there on each one waits longer. */
const FREE_FAILURES = 3;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** Failures are forgotten after so long without another one. */
const MEMORY = 15 * 60 * 1000;

/**
 * Slows failed logins. Call before the password is checked: the attempt is counted as failed, then
 * waits for its turn, so that attempts in parallel do not get round the delay. False: there are so
 * many attempts already that this one is to be refused without a look at the password.
 */
export async function waitForTurn(database: Database, keys: string[]): Promise<boolean> {
  let wait = 0;
  for (const key of keys) wait = Math.max(wait, await countAttempt(database, key));
  if (wait > LONGEST_WAIT) return false;
  if (wait > 0) await sleep(wait);
  return true;
}

/** A right password: nothing is held against its account and address any more. */
export async function forgetFailures(database: Database, keys: string[]): Promise<void> {
  await database.deleteFrom('login_failure').where('key', 'in', keys).execute();
}

/** Counts an attempt; gives the milliseconds until its turn. */
async function countAttempt(database: Database, key: string): Promise<number> {
  const now = Date.now();
  await database
    .deleteFrom('login_failure')
    .where('last_at', '<', now - MEMORY)
    .execute();
  const { failures, next_at: nextAt } = await database
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
  const turn = Math.max(now, nextAt) + delay;
  if (turn - now <= LONGEST_WAIT) {
    await database
      .updateTable('login_failure')
      .set({ next_at: turn })
      .where('key', '=', key)
      .execute();
  }
  return turn - now;
}

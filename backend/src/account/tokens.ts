import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { isRowLocked } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { isTokenValid } from '../database/valid-token.ts';
import { dayMs, hourMs, minuteMs } from '../durations.ts';
import type { Account } from '../http/locals.ts';
import { hashToken } from '../database/token-hash.ts';

/** A token expires when it was not used for this long … */
const maxIdleMs = 12 * hourMs;
/** … and in any case this long after the login. */
const lifeMs = 7 * dayMs;
/** For how long after its login a session needs no password to change the login. */
const recentMs = 10 * minuteMs;
/** The shortest time between two updates of a token's last use and expiry. */
const touchMs = 5 * minuteMs;

/** From where an administrator logs in, for the list of sessions. */
export interface Origin {
  address: string;
  browser: string;
}

/**
 * Creates a token of 256 bits; the database stores only its hash. Returns none if the password that was
 * checked is no longer that of the account.
 */
export async function createToken(
  database: Kysely<Tables>,
  checked: { id: number; password_hash: string },
  origin: Origin,
): Promise<string | undefined> {
  const now = Date.now();
  const token = randomBytes(32).toString('base64url');
  // Before the transaction, in which the account is locked before what refers to it.
  await database
    .deleteFrom('token')
    .where((row) => row.not(isTokenValid(now)))
    .execute();
  return database.transaction().execute(async (transaction) => {
    // A change of the password locks it as well, before it revokes the tokens.
    await isRowLocked(transaction, 'account', checked.id);
    const account = await transaction
      .selectFrom('account')
      .select('id')
      .where('id', '=', checked.id)
      .where('password_hash', '=', checked.password_hash)
      .executeTakeFirst();
    if (!account) return undefined;
    await transaction
      .insertInto('token')
      .values({
        hash: hashToken(token),
        account_id: checked.id,
        expires_at: now + maxIdleMs,
        ends_at: now + lifeMs,
        created_at: now,
        used_at: now,
        ...origin,
      })
      .execute();
    return token;
  });
}

/** Returns the account of a valid token. Prolongs the token if this counts as a use of it. */
export async function accountOfToken(
  database: Database,
  token: string,
  { counts }: { counts: boolean },
): Promise<Account | undefined> {
  const now = Date.now();
  const hash = hashToken(token);
  const row = await database
    .selectFrom('token')
    .innerJoin('account', 'account.id', 'token.account_id')
    .select(['account.id', 'login', 'role', 'used_at', 'ends_at'])
    .where('hash', '=', hash)
    .where(isTokenValid(now))
    .executeTakeFirst();
  if (!row) return undefined;
  if (counts && Math.abs(now - row.used_at) > touchMs) {
    await database
      .updateTable('token')
      .set({ used_at: now, expires_at: Math.min(now + maxIdleMs, row.ends_at) })
      .where('hash', '=', hash)
      .execute();
  }
  return { id: row.id, login: row.login, role: row.role };
}

/** Whether the login that began a session was a short time ago. */
export async function isRecent(database: Database, token: string): Promise<boolean> {
  const session = await database
    .selectFrom('token')
    .select('created_at')
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  return session !== undefined && Date.now() - session.created_at < recentMs;
}

/** Revokes a token. */
export async function revokeToken(database: Database, token: string): Promise<void> {
  await database.deleteFrom('token').where('hash', '=', hashToken(token)).execute();
}

/** Revokes every token of an account. */
export async function revokeTokensOf(database: Database, accountId: number): Promise<void> {
  await database.deleteFrom('token').where('account_id', '=', accountId).execute();
}

import type { Database } from '../database/database.ts';
import { isTokenValid } from '../database/valid-token.ts';
import { noSuchRow } from '../errors.ts';
import type { Session } from './session-contract.ts';

/**
 * Lists the sessions of one account or of all, the last used first. A session is named by the hash of its
 * token, from which the token cannot be computed.
 */
export async function listSessions(
  database: Database,
  current: string,
  accountId?: number,
): Promise<Session[]> {
  const rows = await database
    .selectFrom('token')
    .innerJoin('account', 'account.id', 'token.account_id')
    .select(['hash', 'login', 'token.created_at', 'used_at', 'expires_at', 'address', 'browser'])
    .where(isTokenValid())
    .$if(accountId !== undefined, (all) => all.where('account_id', '=', accountId ?? 0))
    .orderBy('used_at', 'desc')
    .orderBy('hash')
    .execute();
  return rows.map(({ hash, login, created_at, used_at, expires_at, address, browser }) => ({
    id: hash,
    login,
    created_at: new Date(created_at).toISOString(),
    used_at: new Date(used_at).toISOString(),
    expires_at: new Date(expires_at).toISOString(),
    address,
    browser,
    current: hash === current,
  }));
}

/** Ends a session of one account or of any. Throws 'not found' if there is none with this id. */
export async function endSession(
  database: Database,
  id: string,
  accountId?: number,
): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('token')
    .where('hash', '=', id)
    .$if(accountId !== undefined, (all) => all.where('account_id', '=', accountId ?? 0))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw noSuchRow();
}

/** Ends every session of an account but one. Returns how many there were. */
export async function endOtherSessions(
  database: Database,
  accountId: number,
  current: string,
): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('token')
    .where('account_id', '=', accountId)
    .where('hash', '!=', current)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

import { LRUCache } from 'lru-cache';
import { gatewayError } from '../contract/error.ts';
import type { KnownRoles, RestAccount, RestRole } from '../contract/account.ts';
import { includesRole, restAccount } from '../contract/account.ts';
import { endpointRoles, roles } from '../contract/roles.generated.ts';
import { checkData, failedStatus, readData } from './response-body.ts';
import { restCall } from './rest-call.ts';
import { errorOfStatus, refusesToken } from './rest-error.ts';
import type { RestSession } from './rest-session.ts';

/** Creates the memory of roles that all operations of a gateway share. */
export function knownRoles(): KnownRoles {
  return new LRUCache({ max: 1000, ttl: 60_000 });
}

const neededRoles: Record<string, RestRole | undefined> = endpointRoles;

/** What refuses a token: a mere false, or a text about it. Others may be of an outage, which passes. */
const refusal =
  /^\W*((success|ok)\W*)?false\W*$|unauth|not (logged|signed) in|^(?=.*(token|jwt|session)).*(expired|invalid|revoked|missing)/is;

/** Reads the account that the token belongs to, once per operation until something is written. */
export function readOwnAccount(session: RestSession): Promise<RestAccount> {
  session.account ??= askForAccount(session);
  return session.account;
}

async function askForAccount(session: RestSession): Promise<RestAccount> {
  const { token, config, knownRoles, stop } = session;
  const row = 'POST /auth/me';
  if (token === undefined) throw gatewayError('UNAUTHENTICATED', { row });
  const url = new URL(`${config.backendUrl}/auth/me`);
  const call = { method: 'POST', path: '/auth/me', url, token } as const;
  const { body, text } = await restCall(session, call, stop.signal);
  // Some backends refuse a token with 200. An account may have a field of such a name.
  if (!readData(restAccount, body).success) {
    const status = failedStatus(body);
    const isRefused = status === undefined ? refusal.test(text) : refusesToken(status, row);
    if (isRefused) throw gatewayError('UNAUTHENTICATED', { row });
    if (status !== undefined) throw errorOfStatus(status, row, undefined);
  }
  const account = checkData(row, restAccount, body);
  if (account.role) knownRoles.set(token, account.role);
  else knownRoles.delete(token);
  return account;
}

/**
 * Whether the administrator's role permits calling an endpoint. The backend checks each call as well, so a
 * known role that is higher than the present one does no harm; before a call is refused, the role is asked
 * for again.
 */
export async function isAllowed(session: RestSession, endpoint: string): Promise<boolean> {
  const { token, knownRoles } = session;
  const needed = neededRoles[endpoint];
  if (token === undefined || needed === undefined || needed === roles.at(-1)) return true;
  if (!(await session.offer.read()).hasRoles) return true;
  if (includesRole(knownRoles.get(token), needed)) return true;
  return includesRole((await readOwnAccount(session)).role, needed);
}

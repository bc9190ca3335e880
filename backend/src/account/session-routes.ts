import { feature } from '../feature.ts';
import { includesRole } from '../roles.ts';
import type { Account } from '../http/locals.ts';
import { listAdministrators } from './administrator-contract.ts';
import * as contract from './session-contract.ts';
import { endOtherSessions, endSession, listSessions } from './session-store.ts';
import { hashToken } from '../database/token-hash.ts';

/** Serves the sessions of an account (extension). */
export const sessionFeature = feature(contract, (serve, { database }) => {
  serve(contract.listSessions, ({ account, token }) =>
    listSessions(database, hashToken(token), visibleTo(account)),
  );

  serve(contract.endSession, async ({ account, params: { id } }) => {
    await endSession(database, id, visibleTo(account));
    return { id };
  });

  serve(contract.endOtherSessions, async ({ account, token }) => ({
    ended: await endOtherSessions(database, account.id, hashToken(token)),
  }));
});

/** Whose sessions an administrator sees and ends: those of one account, or all of them. */
function visibleTo({ id, role }: Account): number | undefined {
  return includesRole(role, listAdministrators.access) ? undefined : id;
}

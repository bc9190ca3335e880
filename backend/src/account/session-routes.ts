import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './session-contract.ts';
import { endOtherSessions, endSession, listSessions } from './session-store.ts';
import { hashToken } from './tokens.ts';

export function sessionRoutes(serve: Serve, { database }: Services): void {
  serve(contract.listSessions, ({ token = '' }) => listSessions(database, hashToken(token)));

  serve(contract.endSession, async ({ params: { id } }) => {
    await endSession(database, id);
    return { id };
  });

  serve(contract.endOtherSessions, async ({ account, token = '' }) => ({
    ended: await endOtherSessions(database, account.id, hashToken(token)),
  }));
}

import { feature } from '../feature.ts';
import { addToLog } from '../history/log.ts';
import { invalid } from '../http/errors.ts';
import { withTotal } from '../http/response-headers.ts';
import { checkOwnPassword } from './account-routes.ts';
import * as contract from './administrator-contract.ts';
import {
  acceptInvitation,
  addInvitation,
  listAdministrators,
  listInvitations,
  removeAdministrator,
  setRole,
  withdrawInvitation,
} from './administrator-store.ts';

/** Serves the administrators and their invitations (extension). */
export const administratorFeature = feature(contract, (serve, { database }) => {
  serve(contract.listAdministrators, async ({ account, query, response }) =>
    withTotal(response, await listAdministrators(database, query, account.id)),
  );

  serve(contract.removeAdministrator, async ({ account, params: { id }, body, request }) => {
    await checkOwnPassword(database, account, body.password, request.ip);
    await removeAdministrator(database, id, account.id);
    return { id };
  });

  serve(contract.updateAdministrator, async ({ account, params: { id }, body, request }) => {
    await checkOwnPassword(database, account, body.password, request.ip);
    return setRole(database, id, body.role, account.id);
  });

  serve(contract.listInvitations, async ({ query, response }) =>
    withTotal(response, await listInvitations(database, query)),
  );

  serve(contract.addInvitation, async ({ account, body, request }) => {
    await checkOwnPassword(database, account, body.password, request.ip);
    return addInvitation(database, account, body.role);
  });

  serve(contract.withdrawInvitation, async ({ params: { id } }) => {
    await withdrawInvitation(database, id);
    return { id };
  });

  serve(contract.acceptInvitation, async ({ body, request }) => {
    const accepted = await acceptInvitation(database, body);
    if (!accepted) throw invalid({ login: 'is taken' });
    const { administrator, invitationId } = accepted;
    await addToLog(database, {
      login: administrator.login,
      address: request.ip,
      operation: contract.acceptInvitation.id,
      target: String(invitationId),
    });
    return administrator;
  });
});

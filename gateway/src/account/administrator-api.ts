import { checkData } from '../rest/response-body.ts';
import { RestApi } from '../rest/rest-api.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { RestAdministrator, RestInvitation, RestNewInvitation } from './administrator-rest.ts';
import {
  restAccepted,
  restAdministrators,
  restInvitations,
  restNewInvitation,
} from './administrator-rest.ts';

/** Calls the endpoints of administrators and invitations, all extensions. */
export class AdministratorApi extends RestApi {
  /** Lists the administrators; null where the backend has one only. */
  list(): Promise<RestAdministrator[] | null> {
    return nullIfUnsupported(
      this.get('/administrator', { admin: true, schema: restAdministrators }),
    );
  }

  /** Removes another administrator. */
  async remove(id: string): Promise<void> {
    await this.delete('/administrator/{id}', { admin: true, path: { id } });
  }

  /** Lists the open invitations; null where the backend has none. */
  invitations(): Promise<RestInvitation[] | null> {
    return nullIfUnsupported(this.get('/invitation', { admin: true, schema: restInvitations }));
  }

  /** Adds an invitation, with the password of the administrator; returns it with its token. */
  async invite(password: string): Promise<RestNewInvitation> {
    const options = { admin: true, json: { password } };
    const data = await this.post('/invitation', options);
    return checkData('POST /invitation', restNewInvitation, data);
  }

  /** Withdraws an invitation. */
  async withdraw(id: string): Promise<void> {
    await this.delete('/invitation/{id}', { admin: true, path: { id } });
  }

  /** Accepts an invitation, without a token; returns the login as it is stored. */
  async accept(input: { token: string; login: string; password: string }): Promise<string> {
    const data = await this.post('/auth/invitation', { json: input });
    return checkData('POST /auth/invitation', restAccepted, data).login;
  }
}

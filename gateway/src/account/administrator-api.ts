import { found } from '../contract/error.ts';
import { changedEntity } from '../rest/add-entity.ts';
import { RestApi } from '../rest/rest-api.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { RestRole } from '../contract/account.ts';
import type { RestAdministrator, RestInvitation, RestNewInvitation } from './administrator-rest.ts';
import {
  restAccepted,
  restAdministrator,
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

  /** Gives an administrator another role; returns the administrator. */
  async setRole(id: string, role: RestRole, password: string): Promise<RestAdministrator> {
    const options = { admin: true, path: { id }, json: { role, password } };
    const data = await this.patch('/administrator/{id}', options);
    const find = async () => found((await this.list())?.find((one) => one.id === id));
    return changedEntity(restAdministrator, data, find, { role });
  }

  /** Removes another administrator, with the password of the one who asks. */
  async remove(id: string, password: string | undefined): Promise<void> {
    const json = password === undefined ? {} : { password };
    await this.delete('/administrator/{id}', { admin: true, path: { id }, json });
  }

  /** Lists the open invitations; null where the backend has none. */
  invitations(): Promise<RestInvitation[] | null> {
    return nullIfUnsupported(this.get('/invitation', { admin: true, schema: restInvitations }));
  }

  /**
   * Adds an invitation, with the password of the administrator; returns it with its token. Throws
   * `NOT_SUPPORTED` for a role where the backend has none: who accepts would get all rights.
   */
  async invite(password: string, role?: RestRole): Promise<RestNewInvitation> {
    if (role) await this.checkTaken('POST /invitation', 'role');
    const json = { password, ...(role && { role }) };
    return this.post('/invitation', { admin: true, json, schema: restNewInvitation });
  }

  /** Withdraws an invitation. */
  async withdraw(id: string): Promise<void> {
    await this.delete('/invitation/{id}', { admin: true, path: { id } });
  }

  /** Accepts an invitation, without a token; returns the login as it is stored. */
  async accept(json: { token: string; login: string; password: string }): Promise<string> {
    return (await this.post('/auth/invitation', { json, schema: restAccepted })).login;
  }
}

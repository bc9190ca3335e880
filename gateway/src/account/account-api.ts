import { checkData, wholeEntity } from '../rest/response-body.ts';
import { RestApi } from '../rest/rest-api.ts';
import { hasCode } from '../contract/error.ts';
import { readBack } from '../rest/rest-error.ts';
import type { RestAccount } from './account-rest.ts';
import { restAccount, restToken } from './account-rest.ts';

/** The rows of section 7.2, and the end of a token as an extension. */
export class AccountApi extends RestApi {
  #account: Promise<RestAccount> | undefined;

  /** The access token for a login. */
  async login(login: string, password: string): Promise<string> {
    const data = await this.post('/auth/login', { json: { login, password } });
    return checkData('POST /auth/login', restToken, data);
  }

  /** Who is logged in; asked once in an operation. */
  me(): Promise<RestAccount> {
    this.#account ??= this.post('/auth/me', { admin: true }).then((data) =>
      checkData('POST /auth/me', restAccount, data),
    );
    return this.#account;
  }

  /** Throws where the backend does not take the token; whatever else it says is no matter. */
  async checkToken(): Promise<void> {
    await this.post('/auth/me', { admin: true });
  }

  /** Changes the login; the row always takes one, so that without one nothing is sent but the question. */
  async updateLogin(login: string | undefined): Promise<RestAccount> {
    if (login === undefined) return this.me();
    const changed = await this.patch('/auth/login', { admin: true, json: { login } });
    this.#account = undefined;
    return wholeEntity(restAccount, changed) ?? readBack(() => this.me());
  }

  /** Changes the password. */
  async updatePassword(oldPassword: string, password: string): Promise<void> {
    const json = { old_password: oldPassword, password };
    await this.patch('/auth/password', { admin: true, json });
  }

  /** Ends the token; gives whether the backend can do that. */
  async logout(): Promise<boolean> {
    try {
      await this.post('/auth/logout', { admin: true });
      return true;
    } catch (error) {
      if (hasCode(error, 'NOT_FOUND', 'NOT_SUPPORTED')) return false;
      throw error;
    }
  }
}

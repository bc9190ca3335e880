import { changedEntity } from '../rest/add-entity.ts';
import { z } from 'zod';
import { dataIn } from '../rest/response-body.ts';
import { fieldsIn, isRefused } from '../rest/rest-error.ts';
import type { RestAccount } from '../contract/account.ts';
import { restAccount } from '../contract/account.ts';
import { RestApi } from '../rest/rest-api.ts';
import { namingTheClock } from './second-factor-rest.ts';
import { gatewayError, hasCode, isOnlyAbout } from '../contract/error.ts';
import { isObject } from '../contract/object.ts';

/** A token, which goes into a header and so has no spaces; a sentence such as `Server Error` is none. */
const token = z.string().regex(/^\S+$/);

const tokenOrObject = z.union([z.object({ token }).transform((found) => found.token), token]);

/** The response to `POST /auth/login`: the token, in an object or bare (spec 7.2), beside `data` or in it. */
const restToken = z.union([
  tokenOrObject,
  z.object({ data: tokenOrObject }).transform(({ data }) => data),
]);

/** What an administrator types to log in; a code only where there is one. */
interface Credentials {
  login: string;
  password: string;
  code?: string;
}

/** Calls the endpoints of section 7.2, and log-out, an extension. */
export class AccountApi extends RestApi {
  /**
   * Logs in; returns the access token. Throws `INVALID_CREDENTIALS` for a wrong login or password, with the
   * fields that the backend names: `code` where it asks for a second factor (extension).
   */
  async login(credentials: Credentials): Promise<string> {
    const sent = this.postForBody('/auth/login', { json: credentials });
    const body = await sent.catch((error: unknown) => {
      // Section 7 names no status for a wrong login.
      if (!isRefused(error) || hasCode(error, 'RATE_LIMITED', 'NOT_SUPPORTED')) throw error;
      const named = namingTheClock(error);
      if (named !== error) throw named;
      const fields = fieldsIn(error.extensions);
      throw gatewayError('INVALID_CREDENTIALS', fields && { fields });
    });
    const read = restToken.safeParse(body);
    if (read.success) return read.data;
    // Nor that it has one: `{"message":"Unauthorized"}` may come with 200.
    throw isObject(dataIn(body))
      ? gatewayError('INVALID_CREDENTIALS', {}, new Error('there is no token'))
      : gatewayError('BACKEND_INVALID_RESPONSE', { row: 'POST /auth/login' });
  }

  /** Reads the account of the token. Throws `UNAUTHENTICATED` or `FORBIDDEN` where that is not valid. */
  me(): Promise<RestAccount> {
    return this.readOwnAccount();
  }

  /**
   * Changes the login. Without one it only reads the account, since the endpoint requires a login. Throws
   * `PASSWORD_REQUIRED` where the backend asks for the password (extension).
   */
  async updateLogin(login: string | undefined, password?: string): Promise<RestAccount> {
    if (login === undefined) return this.me();
    const json = { login, ...(password !== undefined && { password }) };
    const changed = await this.patch('/auth/login', { admin: true, json }).catch(
      (error: unknown) => {
        const isRequired = hasCode(error, 'FORBIDDEN') && isOnlyAbout(error, 'password');
        throw isRequired
          ? gatewayError('PASSWORD_REQUIRED', { fields: { password: 'is needed' } })
          : error;
      },
    );
    return changedEntity(restAccount, changed, () => this.me(), { login });
  }

  /** Changes the password. Throws `WRONG_PASSWORD` where the backend says that the old one is wrong. */
  async updatePassword(oldPassword: string, password: string): Promise<void> {
    const json = { old_password: oldPassword, password };
    try {
      await this.patch('/auth/password', { admin: true, json });
    } catch (error) {
      // Section 7 names no status for a wrong password, and 401 may also mean the token.
      if (hasCode(error, 'UNAUTHENTICATED', 'FORBIDDEN')) await this.me();
      else if (!isOnlyAbout(error, 'old_password')) throw error;
      throw gatewayError('WRONG_PASSWORD', { fields: { old_password: 'is wrong' } });
    }
  }

  /** Ends the token; returns whether the backend can do that. */
  async logout(): Promise<boolean> {
    try {
      await this.post('/auth/logout', { admin: true });
      return true;
    } catch (error) {
      if (hasCode(error, 'NOT_SUPPORTED')) return false;
      throw error;
    }
  }
}

import type { z } from 'zod';
import { checkData } from '../rest/response-body.ts';
import { RestApi } from '../rest/rest-api.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { RestSecondFactor } from './second-factor-rest.ts';
import {
  namingTheClock,
  restRecoveryCodes,
  restSecondFactor,
  restSecret,
} from './second-factor-rest.ts';

/** Calls the endpoints below `/auth/second-factor`, all extensions. */
export class SecondFactorApi extends RestApi {
  /** Reads the second factor of the account; null where the backend has none. */
  find(): Promise<RestSecondFactor | null> {
    return nullIfUnsupported(
      this.get('/auth/second-factor', { admin: true, schema: restSecondFactor }),
    );
  }

  /** Creates a secret for an authenticator app. */
  async begin(password: string): Promise<z.output<typeof restSecret>> {
    const options = { admin: true, json: { password } };
    const data = await this.post('/auth/second-factor', options);
    return checkData('POST /auth/second-factor', restSecret, data);
  }

  /** Turns the second factor on; returns the recovery codes. */
  async confirm(code: string): Promise<string[]> {
    const endpoint = '/auth/second-factor/confirm';
    const data = await this.post(endpoint, { admin: true, json: { code } }).catch(throwNamed);
    return checkData(`POST ${endpoint}`, restRecoveryCodes, data).recovery_codes;
  }

  /** Turns the second factor off. */
  async remove(password: string, code: string): Promise<RestSecondFactor> {
    const endpoint = '/auth/second-factor/remove';
    const options = { admin: true, json: { password, code } };
    const data = await this.post(endpoint, options).catch(throwNamed);
    return checkData(`POST ${endpoint}`, restSecondFactor, data);
  }
}

function throwNamed(error: unknown): never {
  throw namingTheClock(error);
}

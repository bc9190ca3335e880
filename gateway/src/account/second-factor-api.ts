import type { z } from 'zod';
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
  begin(password: string): Promise<z.output<typeof restSecret>> {
    const options = { admin: true, json: { password }, schema: restSecret };
    return this.post('/auth/second-factor', options);
  }

  /** Turns the second factor on; returns the recovery codes. */
  async confirm(code: string): Promise<string[]> {
    const options = { admin: true, json: { code }, schema: restRecoveryCodes };
    const turnedOn = this.post('/auth/second-factor/confirm', options);
    return (await turnedOn.catch(throwNamed)).recovery_codes;
  }

  /** Turns the second factor off. */
  remove(password: string, code: string): Promise<RestSecondFactor> {
    const options = { admin: true, json: { password, code }, schema: restSecondFactor };
    return this.post('/auth/second-factor/remove', options).catch(throwNamed);
  }
}

function throwNamed(error: unknown): never {
  throw namingTheClock(error);
}

import { RestApi } from '../rest/rest-api.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { RestPersonalData, RestRetention } from './privacy-rest.ts';
import { restDeletedPersonalData, restPersonalData, restRetention } from './privacy-rest.ts';

/** Calls the endpoints below `/privacy`, all extensions. */
export class PrivacyApi extends RestApi {
  /** Reads for how long what visitors send is kept; null where the backend does not tell. */
  retention(): Promise<RestRetention | null> {
    return nullIfUnsupported(this.get('/privacy', { admin: true, schema: restRetention }));
  }

  /** Reads what is stored of an e-mail address. */
  find(email: string): Promise<RestPersonalData> {
    const options = { admin: true, json: { email }, schema: restPersonalData };
    return this.post('/privacy/export', options);
  }

  /** Deletes it. Returns how much it was. */
  remove(email: string): Promise<{ requests: number; applications: number }> {
    const options = { admin: true, json: { email }, schema: restDeletedPersonalData };
    return this.post('/privacy/delete', options);
  }
}

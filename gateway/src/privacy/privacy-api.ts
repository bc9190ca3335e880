import { RestApi } from '../rest/rest-api.ts';
import { checkData } from '../rest/response-body.ts';
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
  async find(email: string): Promise<RestPersonalData> {
    const options = { admin: true, json: { email } };
    const data = await this.post('/privacy/export', options);
    return checkData('POST /privacy/export', restPersonalData, data);
  }

  /** Deletes it. Returns how much it was. */
  async remove(email: string): Promise<{ requests: number; applications: number }> {
    const options = { admin: true, json: { email } };
    const data = await this.post('/privacy/delete', options);
    return checkData('POST /privacy/delete', restDeletedPersonalData, data);
  }
}

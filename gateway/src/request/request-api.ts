import type { Page } from '../graphql/paged-connection.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { LanguageKey } from '../contract/language.ts';
import type { RestRequest } from './request-rest.ts';
import { restRequests } from './request-rest.ts';

/** What a visitor typed. */
export interface NewRequest {
  name: string;
  email: string;
  company: string;
  text: string;
  lang: LanguageKey;
}

/** The rows of `/request` (spec 7.1, 7.6). */
export class RequestApi extends RestApi {
  /** Sends an enquiry, the e-mail under both names that the specification gives. */
  async send(request: NewRequest, traces: Record<string, string>): Promise<void> {
    await this.submit('/request', { json: { ...request, email1: request.email, ...traces } });
  }

  /** All enquiries; only a page of them where the backend can page (extension). */
  list(page: Page = {}): Promise<RestRequest[]> {
    return this.get('/request', { admin: true, extension: page, schema: restRequests });
  }

  /** Deletes an enquiry. */
  remove(id: string): Promise<void> {
    return this.delete('/request/{id}', { admin: true, path: { id } });
  }
}

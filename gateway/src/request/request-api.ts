import type { ListPage, ListQuery } from '../contract/list-page.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { LanguageKey } from '../contract/language.ts';
import type { RestRequest } from './request-rest.ts';
import { restRequests } from './request-rest.ts';

/** The fields of an enquiry. */
export interface NewRequest {
  name: string;
  email: string;
  company: string;
  text: string;
  lang: LanguageKey;
}

/** Calls the endpoints below `/request` (spec 7.1, 7.6). */
export class RequestApi extends RestApi {
  /** Sends an enquiry, with the e-mail under both names of the specification. */
  async send(
    request: NewRequest,
    { traces, headers }: { traces: Record<string, string>; headers: Record<string, string> },
  ): Promise<void> {
    const json = { ...request, email1: request.email, ...traces };
    await this.submit('/request', { json, headers });
  }

  /** Lists the enquiries. */
  list(): Promise<RestRequest[]> {
    return this.get('/request', { admin: true, schema: restRequests });
  }

  /** Lists a page of the enquiries, or all if the backend knows no pages. */
  page(query: ListQuery): Promise<ListPage<RestRequest>> {
    return this.getPage('/request', { admin: true, extension: query, schema: restRequests });
  }

  /** Deletes an enquiry. */
  remove(id: string): Promise<void> {
    return this.delete('/request/{id}', { admin: true, path: { id } });
  }
}

import type { ListPage, ListQuery } from '../contract/list-page.ts';
import type { Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { LanguageKey } from '../contract/language.ts';
import { found, gatewayError, hasCode, nullIfMissing } from '../contract/error.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { UploadPromise } from '../contract/endpoint.ts';
import type { RestStatus } from '../contract/handling.ts';
import { restOpenCount } from '../contract/handling.ts';
import type { RestRequest, RestRequestRevision } from './request-rest.ts';
import {
  restAssignees,
  restRequestRevisions,
  restRequests,
  restUploadedAttachment,
} from './request-rest.ts';

/** The fields of an enquiry. */
export interface NewRequest {
  name: string;
  email: string;
  company: string;
  phone?: string;
  /** The tokens of uploaded files. */
  attachments?: string[];
  text: string;
  lang: LanguageKey;
}

/** What changes of an enquiry; what is left out stays. */
export interface RequestChanges {
  status?: RestStatus;
  note?: string;
  /** A login; empty for nobody. */
  assignee?: string;
}

/** Calls the endpoints below `/request` (spec 7.1, 7.6). */
export class RequestApi extends RestApi {
  /**
   * Sends an enquiry, with the e-mail under both names of the specification. Throws `NOT_SUPPORTED` for
   * attachments over a backend that takes none.
   */
  async send(
    request: NewRequest,
    { traces, headers }: { traces: Record<string, string>; headers: Record<string, string> },
  ): Promise<void> {
    if (request.attachments) await this.checkTaken('POST /request', 'attachments');
    const json = { ...request, email1: request.email, ...traces };
    await this.submit('/request', { json, headers });
  }

  /** Uploads a file for an enquiry. Throws `NOT_SUPPORTED` over a backend that takes none. */
  async uploadAttachment(file: UploadPromise): Promise<string> {
    const options = { form: { file }, schema: restUploadedAttachment };
    return (await this.post('/request/attachment', options)).token;
  }

  /** Finds an enquiry in the list, since the contract only lists them. Throws `NOT_FOUND` if there is none. */
  async find(id: string): Promise<RestRequest> {
    const requests = await this.get('/request', { admin: true, schema: restRequests });
    return found(requests.find((request) => request.id === id));
  }

  /** Lists a page of the enquiries, or all if the backend knows no pages. */
  page(query: ListQuery): Promise<ListPage<RestRequest>> {
    return this.getPage('/request', { admin: true, query, schema: restRequests });
  }

  /** Deletes an enquiry. */
  async remove(id: string): Promise<void> {
    await this.delete('/request/{id}', { admin: true, path: { id } });
  }

  /** Counts the open enquiries; null where the backend does not tell. */
  async openCount(): Promise<number | null> {
    const options = { admin: true, schema: restOpenCount };
    return (await nullIfUnsupported(this.get('/request/count', options)))?.open ?? null;
  }

  /** Finds those of some enquiries that exist. */
  async findAll(ids: string[]): Promise<RestRequest[]> {
    const requests = await this.get('/request', { admin: true, schema: restRequests });
    return requests.filter(({ id }) => ids.includes(id));
  }

  /** Lists who can be set to answer an enquiry; null where the backend has no assignees. */
  assignees(): Promise<{ login: string }[] | null> {
    const options = { admin: true, schema: restAssignees };
    return nullIfUnsupported(this.get('/request/assignee', options));
  }

  /** Lists what was done about an enquiry; null where the backend keeps no history. */
  revisions(id: string): Promise<RestRequestRevision[] | null> {
    const options = { admin: true, path: { id }, schema: restRequestRevisions };
    return nullIfUnsupported(this.get('/request/{id}/revision', options));
  }

  /**
   * Records what was done about enquiries and who is to answer them; returns those that exist. Throws
   * `NOT_FOUND` if none does, and `NOT_SUPPORTED` for an assignee where the backend keeps none.
   */
  async update(ids: string[], changes: RequestChanges, version: Version): Promise<RestRequest[]> {
    if (changes.assignee !== undefined) await this.checkTaken('PATCH /request', 'assignee');
    const options = { admin: true, json: { ids, ...changes }, version, schema: restRequests };
    const requests = await this.patch('/request', options);
    if (requests.length === 0) throw gatewayError('NOT_FOUND');
    return requests;
  }

  /**
   * Deletes enquiries: at once, or one after the other where the backend cannot do that. Returns the ids of
   * those that are gone; throws where none is.
   */
  async removeAll(ids: string[]): Promise<string[]> {
    try {
      await this.post('/request/delete', { admin: true, json: { ids } });
      return ids;
    } catch (error) {
      if (!hasCode(error, 'NOT_SUPPORTED')) throw error;
    }
    const gone: string[] = [];
    let failure: unknown;
    for (const id of ids) {
      try {
        await nullIfMissing(this.remove(id));
        gone.push(id);
      } catch (error) {
        failure = error;
      }
    }
    if (gone.length === 0) throw failure;
    return gone;
  }
}

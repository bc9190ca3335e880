import type { RevisedEntity } from '../graphql/entity-id.ts';
import { RestApi } from '../rest/rest-api.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { RestEditor, RestOpenForm } from './editing-rest.ts';
import { restEditors, restOpenForms } from './editing-rest.ts';

/** What is open in a form: an entity with a history, or an enquiry that is being answered. */
type OpenForm = RevisedEntity | { kind: 'request'; entity: string };

/** Calls the endpoints of `/editing`, all extensions. */
export class EditingApi extends RestApi {
  /**
   * Says that an entity is open in a form; returns who else edits it. Throws `NOT_SUPPORTED` over a backend
   * that does not tell.
   */
  report(json: OpenForm): Promise<RestEditor[]> {
    return this.post('/editing', { admin: true, json, schema: restEditors });
  }

  /** Lists who has which enquiries open in other sessions; null where the backend does not tell. */
  openRequests(): Promise<RestOpenForm[] | null> {
    const options = { admin: true, query: { kind: 'request' }, schema: restOpenForms } as const;
    return nullIfUnsupported(this.get('/editing', options));
  }
}

import type { RevisedEntity } from '../graphql/entity-id.ts';
import { checkData } from '../rest/response-body.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { RestEditor } from './editing-rest.ts';
import { restEditors } from './editing-rest.ts';

/** Calls `POST /editing`, an extension. */
export class EditingApi extends RestApi {
  /**
   * Says that an entity is open in a form; returns who else edits it. Throws `NOT_SUPPORTED` over a backend
   * that does not tell.
   */
  async report(json: RevisedEntity): Promise<RestEditor[]> {
    const data = await this.post('/editing', { admin: true, json });
    return checkData('POST /editing', restEditors, data);
  }
}

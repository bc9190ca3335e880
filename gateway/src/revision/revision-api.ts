import type { RevisedEntity } from '../graphql/entity-id.ts';
import type { ListPage, ListQuery } from '../contract/list-page.ts';
import type { Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { RestRevision } from './revision-rest.ts';
import { restRevision, restRevisions } from './revision-rest.ts';

/** Calls the endpoints below `/revision`, all extensions. Throws `NOT_SUPPORTED` over a backend without them. */
export class RevisionApi extends RestApi {
  /** Lists a page of the revisions of an entity; null where the backend keeps none. */
  page(of: RevisedEntity, query: ListQuery): Promise<ListPage<RestRevision> | null> {
    const options = { admin: true, query: { ...of, ...query }, schema: restRevisions };
    return nullIfUnsupported(this.getPage('/revision', options));
  }

  /** Reads one revision. Throws `NOT_FOUND` if there is none with this id. */
  find(id: string): Promise<RestRevision> {
    return this.get('/revision/{id}', { admin: true, path: { id }, schema: restRevision });
  }

  /** Saves an entity as it was; returns the revision. */
  restore(id: string, version: Version): Promise<RestRevision> {
    const options = { admin: true, path: { id }, version, schema: restRevision, isStored: true };
    return this.post('/revision/{id}/restore', options);
  }
}

import type { JsonBody } from '../contract/endpoint.ts';
import { found } from '../contract/error.ts';
import type { Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { RestSynonym } from './synonym-rest.ts';
import { restSynonym, restSynonyms } from './synonym-rest.ts';

type SynonymFields = JsonBody<'post', '/synonym'>;

/** Calls the endpoints below `/synonym`, all extensions. Throws `NOT_SUPPORTED` over a backend without them. */
export class SynonymApi extends RestApi {
  /** Lists all synonyms. */
  list(): Promise<RestSynonym[]> {
    return this.get('/synonym', { schema: restSynonyms });
  }

  /** Finds a synonym in the list. Throws `NOT_FOUND` if there is none with this id. */
  async find(id: string): Promise<RestSynonym> {
    return found((await this.list()).find((synonym) => synonym.id === id));
  }

  /** Adds a synonym; returns it as it is stored. */
  add(json: SynonymFields): Promise<RestSynonym> {
    return this.addEntity('/synonym', { json, schema: restSynonym }, this);
  }

  /** Changes a synonym. */
  update(id: string, json: Partial<SynonymFields>, version: Version): Promise<RestSynonym> {
    const options = { path: { id }, json, version, schema: restSynonym };
    return this.patchEntity('/synonym/{id}', options, () => this.find(id));
  }

  /** Deletes a synonym. Returns the id of its entry in the trash. */
  remove(id: string, version: Version): Promise<string | undefined> {
    return this.delete('/synonym/{id}', { admin: true, path: { id }, version });
  }
}

import type { JsonBody } from '../contract/endpoint.ts';
import { found } from '../contract/error.ts';
import type { Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { RestTemplate } from './template-rest.ts';
import { restTemplate, restTemplates } from './template-rest.ts';

type TemplateFields = JsonBody<'post', '/template'>;

/** Calls the endpoints below `/template`, all extensions. Throws `NOT_SUPPORTED` over a backend without them. */
export class TemplateApi extends RestApi {
  /** Lists all templates. */
  list(): Promise<RestTemplate[]> {
    return this.get('/template', { admin: true, schema: restTemplates });
  }

  /** Finds a template in the list. Throws `NOT_FOUND` if there is none with this id. */
  async find(id: string): Promise<RestTemplate> {
    return found((await this.list()).find((template) => template.id === id));
  }

  /** Adds a template; returns it as it is stored. */
  add(json: TemplateFields): Promise<RestTemplate> {
    return this.addEntity('/template', { json, schema: restTemplate }, this);
  }

  /** Changes a template. */
  update(id: string, json: Partial<TemplateFields>, version: Version): Promise<RestTemplate> {
    const options = { path: { id }, json, version, schema: restTemplate };
    return this.patchEntity('/template/{id}', options, () => this.find(id));
  }

  /** Deletes a template. Returns the id of its entry in the trash. */
  remove(id: string, version: Version): Promise<string | undefined> {
    return this.delete('/template/{id}', { admin: true, path: { id }, version });
  }
}

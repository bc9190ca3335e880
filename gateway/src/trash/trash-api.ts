import type { ListPage, ListQuery } from '../contract/list-page.ts';
import { found, hasCode } from '../contract/error.ts';
import { checkData } from '../rest/response-body.ts';
import { RestApi } from '../rest/rest-api.ts';
import { readBack } from '../rest/rest-error.ts';
import { supported } from '../rest/supported.ts';
import type { RestTrashEntry } from './trash-rest.ts';
import { restTrash, restTrashEntry } from './trash-rest.ts';

/** Calls the endpoints below `/trash`, all extensions. Throws `NOT_SUPPORTED` over a backend without them. */
export class TrashApi extends RestApi {
  /** Lists a page of the trash. */
  page(query: ListQuery): Promise<ListPage<RestTrashEntry>> {
    const options = { admin: true, extension: query, schema: restTrash };
    return supported(this.getPage('/trash', options));
  }

  /** Finds an entry in the list. Throws `NOT_FOUND` if there is none with this id. */
  async find(id: string): Promise<RestTrashEntry> {
    return found((await this.#list()).find((entry) => entry.id === id));
  }

  /** Restores an entry; returns it. */
  async restore(id: string): Promise<RestTrashEntry> {
    const endpoint = '/trash/{id}/restore';
    const restored = await this.#known(this.post(endpoint, { admin: true, path: { id } }));
    return readBack(() => checkData(`POST ${endpoint}`, restTrashEntry, restored));
  }

  /** Deletes an entry for good. */
  async remove(id: string): Promise<void> {
    await this.#known(this.delete('/trash/{id}', { admin: true, path: { id } }));
  }

  #list(): Promise<RestTrashEntry[]> {
    return supported(this.get('/trash', { admin: true, schema: restTrash }));
  }

  /** Throws `NOT_FOUND` for a missing entry and `NOT_SUPPORTED` for a missing trash, which has no list, either. */
  async #known<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (hasCode(error, 'NOT_FOUND')) await this.#list();
      throw error;
    }
  }
}

import type { ListPage, ListQuery } from '../contract/list-page.ts';
import { found } from '../contract/error.ts';
import { checkData } from '../rest/response-body.ts';
import { RestApi } from '../rest/rest-api.ts';
import { readBack } from '../rest/rest-error.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { RestRestored, RestTrashEntry } from './trash-rest.ts';
import { restRestored, restTrash, restTrashEntry } from './trash-rest.ts';

/** Calls the endpoints below `/trash`, all extensions. Throws `NOT_SUPPORTED` over a backend without them. */
export class TrashApi extends RestApi {
  /** Lists a page of the trash; null where the backend has none. */
  page(query: ListQuery): Promise<ListPage<RestTrashEntry> | null> {
    const options = { admin: true, query, schema: restTrash };
    return nullIfUnsupported(this.getPage('/trash', options));
  }

  /** Finds an entry in the list. Throws `NOT_FOUND` if there is none with this id. */
  async find(id: string): Promise<RestTrashEntry> {
    const entries = await this.get('/trash', { admin: true, schema: restTrash });
    return found(entries.find((entry) => entry.id === id));
  }

  /** Restores an entry; returns it. */
  async restore(id: string): Promise<RestTrashEntry> {
    const endpoint = '/trash/{id}/restore';
    const restored = await this.post(endpoint, { admin: true, path: { id } });
    return readBack(() => checkData(`POST ${endpoint}`, restTrashEntry, restored));
  }

  /** Restores entries; names those that are restored, and those whose owner is deleted. */
  async restoreMany(ids: string[]): Promise<RestRestored> {
    const endpoint = '/trash/restore';
    const restored = await this.post(endpoint, { admin: true, json: { ids } });
    return readBack(() => checkData(`POST ${endpoint}`, restRestored, restored));
  }

  /** Deletes an entry for good. */
  async remove(id: string): Promise<void> {
    await this.delete('/trash/{id}', { admin: true, path: { id } });
  }
}

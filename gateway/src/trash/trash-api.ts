import type { ListPage, ListQuery } from '../contract/list-page.ts';
import { found } from '../contract/error.ts';
import { RestApi } from '../rest/rest-api.ts';
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
  restore(id: string): Promise<RestTrashEntry> {
    const options = { admin: true, path: { id }, schema: restTrashEntry, isStored: true };
    return this.post('/trash/{id}/restore', options);
  }

  /** Restores entries; names those that are restored, and those whose owner is deleted. */
  restoreMany(ids: string[]): Promise<RestRestored> {
    const options = { admin: true, json: { ids }, schema: restRestored, isStored: true };
    return this.post('/trash/restore', options);
  }

  /** Deletes an entry for good. */
  async remove(id: string): Promise<void> {
    await this.delete('/trash/{id}', { admin: true, path: { id } });
  }
}

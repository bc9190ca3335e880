import type { ListPage, ListQuery } from '../contract/list-page.ts';
import { RestApi } from '../rest/rest-api.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { RestLogEntry } from './log-rest.ts';
import { restLog, restLogEntry } from './log-rest.ts';

/** Reads the log, an extension; nothing writes it. */
export class LogApi extends RestApi {
  /** Lists a page of the log; null where the backend keeps none. */
  page(query: ListQuery): Promise<ListPage<RestLogEntry> | null> {
    const options = { admin: true, query, schema: restLog };
    return nullIfUnsupported(this.getPage('/log', options));
  }

  /** Finds an entry of the log. Throws `NOT_FOUND` if there is none with this id. */
  find(id: string): Promise<RestLogEntry> {
    return this.get('/log/{id}', { admin: true, path: { id }, schema: restLogEntry });
  }
}

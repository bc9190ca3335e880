import type { Rest } from '../context.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { RestSession } from '../rest/rest-session.ts';
import type { PartIndex } from './part-index.ts';
import type { RestPartHit } from './part-search-rest.ts';
import { restPartHits } from './part-search-rest.ts';

/** Searches the sub-parts of all spares. */
export class PartSearchApi extends RestApi {
  readonly #session: RestSession;
  readonly #index: PartIndex;

  constructor(session: RestSession, index: PartIndex) {
    super(session);
    this.#session = session;
    this.#index = index;
  }

  /** Searches in the backend, or in the index of a backend that cannot search. */
  search(
    query: string,
    first: number,
    rest: Pick<Rest, 'navbar' | 'spare'>,
  ): Promise<RestPartHit[]> {
    const { extensions, tags } = this.#session;
    // Hits out of the index come without a call, which would say what they show.
    tags.push({ feature: 'part-search' });
    return extensions.read(
      'GET /part-search',
      () => {
        const asked = { q: query, first: String(first) };
        return this.get('/part-search', { query: asked, schema: restPartHits });
      },
      () => this.#index.search(query, first, rest),
    );
  }
}

import { entityTag } from './entity-tag.ts';

/** What a public read gives. */
export interface ReadResult {
  body: unknown;
  /** The number of entries of the list that the body is a page of. */
  total: string | undefined;
}

/** The serialised body of a response, with its ETag. */
export interface CachedResponse extends Pick<ReadResult, 'total'> {
  json: string;
  etag: string;
}

/** Caches the responses to public reads until the next write. */
export interface ResponseCache {
  /** Returns the cached response, or makes one of what `read` returns. */
  get(key: string, read: () => Promise<ReadResult>): Promise<CachedResponse>;
  /** Empties the cache. Call after every write, before its response is sent. */
  clear(): void;
}

/** A site has far fewer distinct reads; only unusual queries could make more. */
const MOST_RESPONSES = 500;

/** Creates a cache. Disable it if other processes write, too: this one would not notice. */
export function createResponseCache(enabled: boolean): ResponseCache {
  const cached = new Map<string, CachedResponse>();
  let writes = 0;
  return {
    get: async (key, read) => {
      const known = cached.get(key);
      if (known) return known;
      const writesBefore = writes;
      const { body, total } = await read();
      const json = JSON.stringify(body);
      const response = { json, total, etag: entityTag(body, json, total) };
      // A write during the read may have made the result stale.
      if (enabled && writes === writesBefore && cached.size < MOST_RESPONSES)
        cached.set(key, response);
      return response;
    },
    clear: () => {
      writes += 1;
      cached.clear();
    },
  };
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { ownBytes } from '../own-bytes.ts';
import { Turns } from '../turns.ts';
import { entityTag } from './entity-tag.ts';

/** What a public read gives. */
export interface ReadResult {
  body: unknown;
  /** The number of entries of the list that the body is a page of. */
  total: string | undefined;
}

/** The serialised body of a response, with its ETag. */
export interface CachedResponse extends Pick<ReadResult, 'total'> {
  json: Buffer;
  etag: string;
}

/** Caches the responses to public reads until the next write that visitors see. */
export interface ResponseCache {
  /**
   * Returns the cached response, joins the read in flight, or makes one of what `read` returns. Clients, given
   * by their addresses, take turns.
   */
  get(key: string, read: () => Promise<ReadResult>, client: string): Promise<CachedResponse>;
  /** Empties the cache. Call after a write, before its response is sent. */
  clear(): void;
}

const maxBytes = 16 * 1024 * 1024;

/** One response leaves half of the cache to what other visitors read. */
const maxEntryBytes = maxBytes / 2;

/** A read holds its rows in memory until they are serialised. */
const maxReads = 4;

/** Hashing a longer text takes so long that other requests get their turn before. */
const largeLength = 1_000_000;

/** Creates a cache. Disable it if other processes write, too: this one would not notice. */
export function createResponseCache(enabled: boolean): ResponseCache {
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ json }, key) => json.length + 2 * key.length + 500,
  });
  const inFlight = new Map<string, Promise<CachedResponse>>();
  const turns = new Turns(maxReads);
  const make = async (read: () => Promise<ReadResult>): Promise<CachedResponse> => {
    const { body, total } = await read();
    const json = JSON.stringify(body);
    if (json.length > largeLength) await nextTurn();
    return { json: ownBytes(json), total, etag: entityTag(body, json, total) };
  };
  return {
    get: async (key, read, client) => {
      const inTurn = () => turns.use(1, () => make(read), { by: client });
      if (!enabled) return inTurn();
      const known = cached.get(key) ?? inFlight.get(key);
      if (known) return known;
      const response = inTurn();
      inFlight.set(key, response);
      // A write during the read may have made the result stale; then it is in flight no more.
      const isCurrent = () => inFlight.get(key) === response;
      try {
        const made = await response;
        if (isCurrent()) cached.set(key, made);
        return made;
      } finally {
        if (isCurrent()) inFlight.delete(key);
      }
    },
    clear: () => {
      inFlight.clear();
      cached.clear();
    },
  };
}

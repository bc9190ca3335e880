import { LRUCache } from 'lru-cache';
import type { Write } from '../rest/cache-tag.ts';
import { isTouched } from '../rest/cache-tag.ts';
import { RequestCoalescing } from './request-coalescing.ts';
import type { Response } from './response.ts';
import { staleResponse } from './response.ts';

const maxBytes = 16 * 1024 * 1024;
const maxStaleMs = 24 * 60 * 60_000;

interface Entry {
  response: Response;
  /** When the work on it began. */
  at: number;
  isFresh: boolean;
}

/**
 * Caches whole responses to public queries. A response is fresh for some seconds, in flight once
 * however many clients wait for it, and served stale for a day while the backend is away
 * (stale-if-error, RFC 5861). A write removes the responses that show what it changed.
 */
export class ResponseCache {
  readonly #freshMs: () => number;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => response.size + 2 * key.length,
  });
  readonly #inFlight = new RequestCoalescing<Response>();
  #generation = 0;

  /** `freshMs` returns how long a response is fresh, which depends on the state of Redis. */
  constructor(freshMs: () => number) {
    this.#freshMs = freshMs;
  }

  /** Returns the response if it is fresh. */
  fresh(key: string): Response | undefined {
    const entry = this.#entries.get(key);
    return entry?.isFresh && performance.now() - entry.at < this.#freshMs()
      ? entry.response
      : undefined;
  }

  /** Whether the response is in flight. */
  isInFlight(key: string): boolean {
    return this.#inFlight.has(key);
  }

  /**
   * Joins the response in flight or makes a new one; where the backend is away, returns the cached
   * one, marked as stale. `signal` ends this caller's wait; `make` is aborted when no caller is left.
   */
  async request(
    key: string,
    signal: AbortSignal,
    make: (stop: AbortController) => Promise<Response>,
  ): Promise<Response> {
    for (;;) {
      const joins = this.isInFlight(key);
      const work = (stop: AbortController) => this.#make(key, () => make(stop));
      const response = await this.#inFlight.run(key, signal, work);
      if (!joins || !response.isOfOneClient) return response;
    }
  }

  /** Joins the response in flight. Throws where none is, or where it is of the client who began it. */
  async join(key: string, signal: AbortSignal): Promise<Response> {
    const response = await this.#inFlight.run(key, signal, notInFlight);
    if (response.isOfOneClient) throw new Error('the response is of another client');
    return response;
  }

  async #make(key: string, make: () => Promise<Response>): Promise<Response> {
    const generation = this.#generation;
    const at = performance.now();
    const response = await make();
    if (response.isPublic) {
      // A response that began before a write may show what was there before.
      if (generation === this.#generation) this.#store(key, { response, at, isFresh: true });
    } else if (response.backendIsAway) {
      const entry = this.#entries.get(key);
      if (entry && at - entry.at < maxStaleMs) return staleResponse(entry.response);
    }
    return response;
  }

  #store(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    entry.response.onCompressed = (bytes) => {
      entry.response.size += bytes;
      // Counts it again, unless it has left the cache.
      if (this.#entries.peek(key) === entry) this.#store(key, { ...entry });
    };
  }

  /**
   * Removes the responses that a write touches, or all without a write. After a write that may not be
   * stored they stay as stale ones. No later request joins what is in flight.
   */
  invalidate(write?: Write): void {
    this.#generation++;
    this.#inFlight.clear();
    for (const [key, entry] of this.#entries) {
      if (write && !entry.response.tags.some((read) => isTouched(read, write))) continue;
      if (write?.certain === false) entry.isFresh = false;
      else this.#entries.delete(key);
    }
  }
}

function notInFlight(): Promise<never> {
  return Promise.reject(new Error('no response is in flight'));
}

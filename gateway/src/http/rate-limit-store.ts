import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { RedisStore } from 'rate-limit-redis';
import type { RedisLink } from '../cache/redis-link.ts';

/** Forgets first those that were not seen for longest, so that many addresses fill no memory. */
const maxBytes = 8 * 1024 * 1024;

/**
 * Counts hits by key within a time window: in Redis for all gateways, or in this process where no
 * Redis is used or while it is away.
 */
export class RateLimitStore implements Store {
  readonly #windowMs: number;
  readonly #link: RedisLink | undefined;
  readonly #shared: RedisStore;
  #scripts: Promise<string> | undefined;
  readonly #own = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (_, key) => 2 * key.length + 200,
  });
  #ownEnds = 0;

  constructor(name: string, windowMs: number, link: RedisLink | undefined) {
    this.#windowMs = windowMs;
    this.#link = link;
    this.#shared = new RedisStore({
      prefix: `${name} `,
      sendCommand: (...args) => link?.command(args) ?? Promise.reject(new Error('no Redis')),
    });
    this.#shared.windowMs = windowMs;
  }

  /** Counts a hit; returns the number of hits and the end of the window. */
  async increment(key: string): Promise<ClientRateLimitInfo> {
    if (this.#link?.isConnected) {
      try {
        this.#scripts ??= this.#shared.loadIncrementScript();
        this.#shared.incrementScriptSha = this.#scripts;
        return await this.#shared.increment(key);
      } catch {
        this.#scripts = undefined;
      }
    }
    return this.#countHere(key);
  }

  // The limiter calls these only where it skips some requests; here every request counts.
  decrement(): void {
    throw new Error('hits are not taken back');
  }

  resetKey(): void {
    throw new Error('hits are not taken back');
  }

  #countHere(key: string): ClientRateLimitInfo {
    const now = Date.now();
    if (now >= this.#ownEnds) {
      this.#own.clear();
      this.#ownEnds = now + this.#windowMs;
    }
    const totalHits = (this.#own.get(key) ?? 0) + 1;
    this.#own.set(key, totalHits);
    return { totalHits, resetTime: new Date(this.#ownEnds) };
  }
}

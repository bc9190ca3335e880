import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';

/** What a store holds; then it forgets first those that were not seen for longest. */
export const maxBytes = 4 * 1024 * 1024;

/** A rate limit store in this process, each key with a window of its own, bounded in bytes. */
export class MemoryRateLimitStore implements Store {
  readonly localKeys = true;
  readonly #counts: LRUCache<string, { totalHits: number; resetTime: Date }>;
  readonly #windowMs: number;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
    this.#counts = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (_, key) => 2 * key.length + 200,
    });
  }

  increment(key: string): ClientRateLimitInfo | Promise<ClientRateLimitInfo> {
    const known = this.#counts.get(key);
    if (known && known.resetTime.getTime() > Date.now()) {
      known.totalHits += 1;
      return known;
    }
    const counted = { totalHits: 1, resetTime: new Date(Date.now() + this.#windowMs) };
    this.#counts.set(key, counted);
    return counted;
  }

  // The limiter calls these only where it skips some requests; here every request counts.
  decrement(): void {
    throw new Error('hits are not taken back');
  }

  resetKey(): void {
    throw new Error('hits are not taken back');
  }
}

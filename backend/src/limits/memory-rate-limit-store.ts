import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';

/** What a store holds; then it forgets first those that were not seen for longest. */
export const maxBytes = 4 * 1024 * 1024;

/** A rate limit store in this process, each key with a window of its own, bounded in bytes. */
export class MemoryRateLimitStore implements Store {
  readonly localKeys = true;
  readonly #counts: LRUCache<string, { totalHits: number; endsAt: number }>;
  readonly #windowMs: number;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
    this.#counts = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (_, key) => 2 * key.length + 200,
    });
  }

  increment(key: string): ClientRateLimitInfo | Promise<ClientRateLimitInfo> {
    const now = performance.now();
    let counted = this.#counts.get(key);
    if (!counted || counted.endsAt <= now) {
      counted = { totalHits: 0, endsAt: now + this.#windowMs };
      this.#counts.set(key, counted);
    }
    counted.totalHits += 1;
    // Headers tell the time by the clock, which may have been set since the window began.
    const resetTime = new Date(Date.now() + counted.endsAt - now);
    return { totalHits: counted.totalHits, resetTime };
  }

  // The limiter calls these only where it skips some requests; here every request counts.
  decrement(): void {
    throw new Error('hits are not taken back');
  }

  resetKey(): void {
    throw new Error('hits are not taken back');
  }
}

import { LRUCache } from 'lru-cache';

/** How many spans a second are exported at most, in the long run. */
const spansPerSecond = 200;
/** How many at once, after a quiet time; traces under way may take half of that again. */
const maxAtOnce = 2_000;

/**
 * Bounds what tracing costs under load. In quiet times every trace is exported. Where
 * there is no room, no further trace begins, and those under way are still exported whole, within reason.
 */
export class SpanLimit {
  #room = maxAtOnce;
  #countedAt: number;
  readonly #underWay = new LRUCache<string, true>({ max: 2 * maxAtOnce });

  /** `now`: in milliseconds, from any clock that never goes back. */
  constructor(now = performance.now()) {
    this.#countedAt = now;
  }

  /** Returns whether a span of this trace is exported; counts it then. */
  admits(traceId: string, now = performance.now()): boolean {
    const since = (now - this.#countedAt) / 1000;
    this.#room = Math.min(maxAtOnce, this.#room + since * spansPerSecond);
    this.#countedAt = now;
    if (this.#room < (this.#underWay.has(traceId) ? -maxAtOnce / 2 : 1)) return false;
    this.#underWay.set(traceId, true);
    this.#room -= 1;
    return true;
  }
}

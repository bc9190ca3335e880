import { setTimeout as pause } from 'node:timers/promises';
import type { PathFeature } from '../contract/endpoint.ts';
import type { CacheTag } from './cache-tag.ts';
import { isTouched } from './cache-tag.ts';

/** How many calls an index is read by at the same time. */
const concurrency = 4;

/** How long a search after a write waits for the index as it is now, in milliseconds. */
const maxWaitMs = 1_000;

interface FreshIndexOptions<Calls, Index> {
  /** Returns how long the index is fresh, which depends on the state of Redis. */
  freshMs: () => number;
  /** The features whose writes touch what is indexed. */
  shows: readonly PathFeature[];
  /** Reads the index; gets the one before, if any. */
  read: (calls: Calls, before: Index | undefined) => Promise<Index>;
}

/**
 * What the gateway reads by many calls to search it: read when somebody searches, shared by all requests,
 * and as long fresh as a cached response. A stale index is searched while it is read again, which is done
 * once at a time.
 */
export class FreshIndex<Calls, Index> {
  readonly #options: FreshIndexOptions<Calls, Index>;
  #index: Index | undefined;
  #readAt = -Infinity;
  #reading: { index: Promise<Index>; writes: number } | undefined;
  /** The number of writes so far. */
  #writes = 0;
  /** Whether the index was read before the last write. */
  #isOutdated = false;

  constructor(options: FreshIndexOptions<Calls, Index>) {
    this.#options = options;
  }

  /** Returns the index, and has it read again where it is no longer fresh. */
  async get(calls: Calls): Promise<Index> {
    const freshMs = this.#options.freshMs();
    if (this.#index && performance.now() - this.#readAt < freshMs) return this.#index;
    const stale = freshMs > 0 ? this.#index : undefined;
    const reading = this.#reading ?? this.#read(calls);
    if (stale && !this.#isOutdated) {
      // Its error is that of the next search that has to wait.
      reading.index.catch(() => undefined);
      return stale;
    }
    // What is being read may show what was there before the write.
    const isBeforeWrite = reading.writes !== this.#writes;
    try {
      const index = stale
        ? await Promise.race([reading.index, pause(maxWaitMs, stale, { ref: false })])
        : await reading.index;
      return isBeforeWrite && index !== stale ? await this.get(calls) : index;
    } catch (error) {
      if (stale) return stale;
      throw error;
    }
  }

  /** Has the index read again after a write that touches it, or after any without it. */
  invalidate(write?: CacheTag): void {
    const { shows } = this.#options;
    if (write && !shows.some((feature) => isTouched({ feature }, write))) return;
    this.#readAt = -Infinity;
    this.#isOutdated = true;
    this.#writes++;
  }

  #read(calls: Calls): { index: Promise<Index>; writes: number } {
    const writes = this.#writes;
    const index = this.#options.read(calls, this.#index);
    const reading = {
      writes,
      index: index
        .then((read) => {
          this.#index = read;
          this.#isOutdated = writes !== this.#writes;
          // From the end: reading many lists takes longer than they are fresh.
          if (!this.#isOutdated) this.#readAt = performance.now();
          return read;
        })
        .finally(() => (this.#reading = undefined)),
    };
    this.#reading = reading;
    return reading;
  }
}

/**
 * Reads the entries of a list, some at the same time; the results are in the order of the list. An entry that
 * cannot be read gets the result of `otherwise`. Throws where all fail.
 */
export async function readEach<Entry, Result>(
  entries: readonly Entry[],
  read: (entry: Entry) => Promise<Result>,
  otherwise: (entry: Entry, error: unknown) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const waiting = entries.entries();
  const readSome = async () => {
    for (const [index, entry] of waiting) {
      results[index] = await read(entry).catch((error: unknown) => {
        failures.push(error);
        return otherwise(entry, error);
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, readSome));
  if (failures.length > 0 && failures.length === entries.length) throw failures[0];
  return results;
}

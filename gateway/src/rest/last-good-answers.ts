import { LRUCache } from 'lru-cache';
import type { Topic } from './topic.ts';
import { isTouched } from './topic.ts';

const maxAgeMs = 24 * 60 * 60_000;
const maxAnswers = 500;
const maxCharacters = 16 * 1024 * 1024;

/** An answer of a public read that has been checked. */
export interface GoodAnswer {
  /** As it came: a text is easier to keep than thousands of objects. */
  text: string;
  /** The validator that the backend gave with it, to ask whether it still holds. */
  etag: string | undefined;
  topic: Topic;
}

/**
 * Keeps the last good answer of each public read: for the time when the backend is away, and to be
 * confirmed by its ETag where the backend gives one. What began before a write is not kept, so that
 * a stale answer never outlives the write.
 */
export class LastGoodAnswers {
  readonly #answers = new LRUCache<string, GoodAnswer & { at: number }>({
    max: maxAnswers,
    maxSize: maxCharacters,
    sizeCalculation: ({ text }) => text.length || 1,
  });
  #writes = 0;

  /** To be asked for when a read begins; `keep` takes it when the read has ended well. */
  beginning(): number {
    return this.#writes;
  }

  /** Keeps an answer, unless there was a write since its beginning. */
  keep(key: string, beginning: number, answer: GoodAnswer): void {
    if (beginning === this.#writes) this.#answers.set(key, { ...answer, at: Date.now() });
  }

  /** The last good answer, at most a day old; undefined where there is none. */
  find(key: string): GoodAnswer | undefined {
    const found = this.#answers.get(key);
    return found && Date.now() - found.at <= maxAgeMs ? found : undefined;
  }

  /** Forgets what a write has touched; without a topic all. */
  forget(write?: Topic): void {
    this.#writes++;
    for (const [key, { topic }] of this.#answers) {
      if (!write || isTouched(topic, write)) this.#answers.delete(key);
    }
  }
}

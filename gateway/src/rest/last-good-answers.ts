import { LRUCache } from 'lru-cache';
import { ReusedBuffers } from './reused-buffers.ts';
import type { Topic } from './topic.ts';
import { isTouched } from './topic.ts';

const maxAgeMs = 24 * 60 * 60_000;
const maxAnswers = 500;
const maxBytes = 8 * 1024 * 1024;

/** An answer of a public read that has been checked. */
export interface GoodAnswer {
  /** As it came: a text is easier to keep than thousands of objects. */
  text: string;
  /** The validator that the backend gave with it, to ask whether it still holds. */
  etag: string | undefined;
  topic: Topic;
}

interface KeptAnswer extends Omit<GoodAnswer, 'text'> {
  /** The text, and how many bytes of the buffer it takes. */
  buffer: Buffer;
  bytes: number;
  at: number;
}

/**
 * Keeps the last good answer of each public read: for the time when the backend is away, and to be
 * confirmed by its ETag where the backend gives one. What began before a write is not kept, so that
 * a stale answer never outlives the write.
 */
export class LastGoodAnswers {
  readonly #buffers = new ReusedBuffers();
  readonly #answers = new LRUCache<string, KeptAnswer>({
    max: maxAnswers,
    maxSize: maxBytes,
    sizeCalculation: ({ buffer }) => buffer.length,
    dispose: ({ buffer }) => this.#buffers.giveBack(buffer),
  });
  #writes = 0;

  /** To be asked for when a read begins; `keep` takes it when the read has ended well. */
  beginning(): number {
    return this.#writes;
  }

  /** Keeps an answer, unless there was a write since its beginning. */
  keep(key: string, beginning: number, { text, ...about }: GoodAnswer): void {
    if (beginning !== this.#writes) return;
    const bytes = Buffer.byteLength(text);
    const buffer = this.#buffers.take(bytes);
    buffer.write(text);
    this.#answers.set(key, { ...about, buffer, bytes, at: Date.now() });
  }

  /** The last good answer, at most a day old; undefined where there is none. */
  find(key: string): GoodAnswer | undefined {
    const found = this.#answers.get(key);
    if (!found || Date.now() - found.at > maxAgeMs) return undefined;
    const { buffer, bytes, etag, topic } = found;
    return { text: buffer.toString('utf8', 0, bytes), etag, topic };
  }

  /** Forgets what a write has touched; without a topic all. */
  forget(write?: Topic): void {
    this.#writes++;
    for (const [key, { topic }] of this.#answers) {
      if (!write || isTouched(topic, write)) this.#answers.delete(key);
    }
  }
}

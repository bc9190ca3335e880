import { LRUCache } from 'lru-cache';
import type { Topic } from '../rest/topic.ts';
import { isTouched } from '../rest/topic.ts';
import type { Answer } from './answer.ts';

/** What a public query asks for. */
export interface Asked {
  url: string;
  /** The types that the client takes; an answer has one of them. */
  accept: string;
}

const maxAnswers = 2_000;
const maxBytes = 32 * 1024 * 1024;

/**
 * Keeps whole answers to public queries for a short time. A write makes it forget what it touched;
 * what began before a write is not kept.
 */
export class KeptAnswers {
  readonly #freshMs: () => number;
  readonly #answers = new LRUCache<string, Answer & { accept: string; at: number }>({
    max: maxAnswers,
    maxSize: maxBytes,
    // The compressed forms take about as much again.
    sizeCalculation: ({ plain }) => 2 * plain.bytes.length + 500,
  });
  #writes = 0;

  /** `freshMs`: for how long an answer is given again without asking the backend, at this moment. */
  constructor(freshMs: () => number) {
    this.#freshMs = freshMs;
  }

  /** To be asked for when the making of an answer begins; `keep` takes it at the end. */
  beginning(): { writes: number; at: number } {
    return { writes: this.#writes, at: Date.now() };
  }

  /** Keeps a complete answer without errors, unless there was a write since its beginning. */
  keep(
    { url, accept }: Asked,
    { writes, at }: { writes: number; at: number },
    answer: Answer,
  ): void {
    if (this.#freshMs() > 0 && writes === this.#writes) {
      this.#answers.set(url, { ...answer, accept, at });
    }
  }

  /** The answer, if it is still fresh; each address has one, for those who took the same types last. */
  find({ url, accept }: Asked): Answer | undefined {
    const found = this.#answers.get(url);
    const isFresh = found?.accept === accept && Date.now() - found.at < this.#freshMs();
    return isFresh ? found : undefined;
  }

  /** Forgets what a write has touched; without a topic all. */
  forget(write?: Topic): void {
    this.#writes++;
    for (const [url, { topics }] of this.#answers) {
      if (!write || topics.some((read) => isTouched(read, write))) this.#answers.delete(url);
    }
  }
}

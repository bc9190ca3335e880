const maxAgeMs = 24 * 60 * 60_000;
const maxAnswers = 500;

/**
 * Keeps the last good answer of each public read, for the time when the backend is away.
 * What began before a write is not kept, so that a stale answer never outlives the write.
 */
export class LastGoodAnswers {
  /** In the order of their last use. */
  readonly #answers = new Map<string, { answer: unknown; at: number }>();
  #writes = 0;

  /** To be asked for when a read begins; `keep` takes it when the read has ended well. */
  beginning(): number {
    return this.#writes;
  }

  /** Keeps an answer, unless there was a write since its beginning. */
  keep(key: string, beginning: number, answer: unknown): void {
    if (beginning !== this.#writes) return;
    this.#answers.delete(key);
    this.#answers.set(key, { answer, at: Date.now() });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > maxAnswers && oldest !== undefined) this.#answers.delete(oldest);
  }

  /** The last good answer, at most a day old; undefined where there is none. */
  find(key: string): { answer: unknown } | undefined {
    const found = this.#answers.get(key);
    return found && Date.now() - found.at <= maxAgeMs ? found : undefined;
  }

  /** Forgets all, since a write through this gateway may have changed anything. */
  forget(): void {
    this.#writes++;
    this.#answers.clear();
  }
}

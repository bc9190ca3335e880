import { reasonOf } from './signal-reason.ts';

/** A read under way, with those who wait for it. */
interface Underway<T> {
  /** Let go when it is there: a map's former tables, which only a full collection frees, hold this. */
  answer: Promise<T> | undefined;
  waiting: number;
  stop: AbortController;
}

/**
 * Makes identical public reads that are asked for at the same moment once, for all requests.
 * Nothing is kept: a read that has ended is made again.
 */
export class SharedReads<T> {
  readonly #underway = new Map<string, Underway<T>>();

  /** Whether such a read is under way. */
  has(key: string): boolean {
    return this.#underway.has(key);
  }

  /**
   * The answer of a read, joining one that is under way. `signal` ends this caller's wait and
   * rejects with its reason; what `read` is given ends when nobody waits any more.
   */
  read(key: string, signal: AbortSignal, read: (stop: AbortController) => Promise<T>): Promise<T> {
    const shared = this.#underway.get(key) ?? this.#begin(key, read);
    shared.waiting++;
    return new Promise((resolve, reject) => {
      const leave = () => {
        shared.waiting--;
        if (shared.waiting === 0) {
          this.#end(key, shared);
          shared.stop.abort(signal.reason);
        }
        reject(reasonOf(signal));
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
      void shared.answer?.then(resolve, reject).finally(() => {
        signal.removeEventListener('abort', leave);
      });
    });
  }

  /** Lets nobody join what is under way, since a write may have made it stale. */
  forget(): void {
    this.#underway.clear();
  }

  #begin(key: string, read: (stop: AbortController) => Promise<T>): Underway<T> {
    const stop = new AbortController();
    const answer = read(stop);
    const shared: Underway<T> = { answer, waiting: 0, stop };
    this.#underway.set(key, shared);
    const end = () => {
      this.#end(key, shared);
      shared.answer = undefined;
    };
    answer.then(end, end);
    return shared;
  }

  #end(key: string, shared: Underway<T>): void {
    if (this.#underway.get(key) === shared) this.#underway.delete(key);
  }
}

interface InFlight<T> {
  result: Promise<T>;
  /** Number of callers that wait for the result. */
  waiting: number;
  stop: AbortController;
}

/**
 * Does the same work once for all callers that wait for it at the same moment. Results are not
 * stored: work that has ended is done again.
 */
export class RequestCoalescing<T> {
  readonly #inFlight = new Map<string, InFlight<T>>();

  /** Whether such work is in flight. */
  has(key: string): boolean {
    return this.#inFlight.has(key);
  }

  /**
   * Returns the result of work, joining what is in flight. `signal` ends this caller's wait and
   * rejects with its reason; the controller passed to `work` is aborted when no caller is left.
   */
  run(key: string, signal: AbortSignal, work: (stop: AbortController) => Promise<T>): Promise<T> {
    const shared = this.#inFlight.get(key) ?? this.#begin(key, work);
    shared.waiting++;
    return new Promise((resolve, reject) => {
      const leave = () => {
        const reason: unknown = signal.reason;
        shared.waiting--;
        if (shared.waiting === 0) {
          this.#end(key, shared);
          shared.stop.abort(reason);
        }
        reject(reason instanceof Error ? reason : new Error('all clients disconnected'));
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave);
      void shared.result.then(resolve, reject).finally(() => {
        signal.removeEventListener('abort', leave);
      });
    });
  }

  /** Keeps later callers from joining what is in flight, which a write may have outdated. */
  clear(): void {
    this.#inFlight.clear();
  }

  #begin(key: string, work: (stop: AbortController) => Promise<T>): InFlight<T> {
    const stop = new AbortController();
    const shared = { result: work(stop), waiting: 0, stop };
    this.#inFlight.set(key, shared);
    const end = () => this.#end(key, shared);
    shared.result.then(end, end);
    return shared;
  }

  #end(key: string, shared: InFlight<T>): void {
    if (this.#inFlight.get(key) === shared) this.#inFlight.delete(key);
  }
}

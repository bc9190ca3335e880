import { tooBusy } from './errors.ts';

interface Waiter {
  units: number;
  start: () => void;
}

/** Limits work by the units that it takes, such as bytes of memory. What finds no room waits in a queue. */
export class Turns {
  #free: number;
  readonly #maxWaiting: number;
  #waiting: Waiter[] = [];

  constructor(units: number, maxWaiting = Infinity) {
    this.#free = units;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Runs work in its turn; the signal gives up its place in the queue. Throws 'too busy' if the queue is
   * full.
   */
  async use<Result>(
    units: number,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    await this.#wait(units, signal);
    try {
      return await work();
    } finally {
      this.#free += units;
      this.#startNext();
    }
  }

  async #wait(units: number, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.#waiting.length >= this.#maxWaiting) throw tooBusy();
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const waiter: Waiter = { units, start: () => resolve(undefined) };
    const leave = () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiter);
      reject(new DOMException('All clients disconnected.', 'AbortError'));
      this.#startNext();
    };
    this.#waiting.push(waiter);
    signal?.addEventListener('abort', leave, { once: true });
    this.#startNext();
    await promise;
    signal?.removeEventListener('abort', leave);
  }

  #startNext(): void {
    for (;;) {
      const [next, ...others] = this.#waiting;
      // The first in the queue is not overtaken by smaller ones, or it might wait for ever.
      if (!next || next.units > this.#free) return;
      this.#waiting = others;
      this.#free -= next.units;
      next.start();
    }
  }
}

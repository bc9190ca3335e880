import { LRUCache } from 'lru-cache';
import { StorageError } from './errors.ts';

/** Thrown for what is refused, since too much waits already. */
export class QueueFullError extends StorageError {
  constructor() {
    super('too busy', 'The server has too much to do. Try again later.');
  }
}

interface Waiter {
  units: number;
  start: () => void;
  refuse: () => void;
}

/** Whose work something is, and until when it is wanted. */
export interface TurnOptions {
  /** Who wants the work done, such as a client's address. */
  by?: string;
  /** Gives up the place in the queue. */
  signal?: AbortSignal | undefined;
}

/**
 * Limits work by the units that it takes, such as bytes of memory. What finds no room waits in a queue. Next is
 * the client on whom the least time has been spent, so that one who wants little hardly waits for those who
 * want much.
 */
export class Turns {
  #free: number;
  readonly #maxWaiting: number;
  /** What waits, by who wants it; of equals the first is next. */
  readonly #waiting = new Map<string, Waiter[]>();
  /** Milliseconds spent on each client, counted from the clock. */
  readonly #spent = new LRUCache<string, number>({ max: 1_000 });
  /** What had been spent on the client whose turn began last. */
  #clock = 0;

  constructor(units: number, maxWaiting = Infinity) {
    this.#free = units;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Runs work in its turn. Where the queue is full, the last work of the one who has most in it is refused,
   * with `QueueFullError`.
   */
  async use<Result>(
    units: number,
    work: () => Promise<Result>,
    options: TurnOptions = {},
  ): Promise<Result> {
    await this.#wait(units, options);
    const { by = '' } = options;
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.#spent.set(by, this.#spentFor(by) + performance.now() - began);
      this.#free += units;
      this.#startNext();
    }
  }

  async #wait(units: number, { by = '', signal }: TurnOptions): Promise<void> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const waiter: Waiter = {
      units,
      start: () => resolve(undefined),
      refuse: () => reject(new QueueFullError()),
    };
    const leave = () => {
      this.#setLine(
        by,
        this.#lineOf(by).filter((other) => other !== waiter),
      );
      reject(new DOMException('All clients disconnected.', 'AbortError'));
      this.#startNext();
    };
    this.#setLine(by, [...this.#lineOf(by), waiter]);
    this.#startNext();
    this.#refuseExcess();
    signal?.addEventListener('abort', leave, { once: true });
    try {
      await promise;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #startNext(): void {
    for (;;) {
      const by = this.#nextInTurn();
      const [next, ...others] = this.#lineOf(by);
      // The next in the queue is not overtaken by smaller ones, or it might wait for ever.
      if (!next || next.units > this.#free) return;
      this.#clock = this.#spentFor(by);
      this.#waiting.delete(by);
      this.#setLine(by, others);
      this.#free -= next.units;
      next.start();
    }
  }

  #refuseExcess(): void {
    const lines = [...this.#waiting];
    const count = lines.reduce((sum, [, line]) => sum + line.length, 0);
    if (count <= this.#maxWaiting) return;
    const [[by, line] = ['', []]] = lines.toSorted(([, a], [, b]) => b.length - a.length);
    this.#setLine(by, line.slice(0, -1));
    line.at(-1)?.refuse();
  }

  #nextInTurn(): string {
    const [first = '', ...others] = this.#waiting.keys();
    return others.reduce((a, b) => (this.#spentFor(b) < this.#spentFor(a) ? b : a), first);
  }

  /** A client that is new, or has been away, starts at the clock: nobody can save up turns. */
  #spentFor(by: string): number {
    return Math.max(this.#spent.get(by) ?? 0, this.#clock);
  }

  #lineOf(by: string): Waiter[] {
    return this.#waiting.get(by) ?? [];
  }

  #setLine(by: string, line: Waiter[]): void {
    if (line.length > 0) this.#waiting.set(by, line);
    else this.#waiting.delete(by);
  }
}

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
 * Limits work by the units that it takes, such as bytes of memory. What finds no room waits in a queue, in
 * which all who wait take turns, however much each of them wants.
 */
export class Turns {
  #free: number;
  readonly #maxWaiting: number;
  /** What waits, by who wants it, in the order of their turns. */
  readonly #waiting = new Map<string, Waiter[]>();

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
    try {
      return await work();
    } finally {
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
      const [first] = this.#waiting;
      const [by = '', [next, ...others] = []] = first ?? [];
      // The next in the queue is not overtaken by smaller ones, or it might wait for ever.
      if (!next || next.units > this.#free) return;
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

  #lineOf(by: string): Waiter[] {
    return this.#waiting.get(by) ?? [];
  }

  #setLine(by: string, line: Waiter[]): void {
    if (line.length > 0) this.#waiting.set(by, line);
    else this.#waiting.delete(by);
  }
}

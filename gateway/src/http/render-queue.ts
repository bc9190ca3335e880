/** Thrown where too much waits already. */
export class QueueFullError extends Error {}

/** Bounds the work in flight: a few jobs run at once, some more wait for them, any further is refused. */
export class RenderQueue {
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(maxRunning: number, maxWaiting: number) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  /** Runs a job when there is room; a job that is aborted earlier never runs. Throws `QueueFullError`. */
  async run<T>(signal: AbortSignal, job: () => Promise<T>): Promise<T> {
    if (this.#running < this.#maxRunning) this.#running++;
    else await this.#turn(signal);
    try {
      return await job();
    } finally {
      const [next] = this.#waiting;
      if (next) next();
      else this.#running--;
    }
  }

  /** Resolves when a running job ends and leaves its room to this one. */
  #turn(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#maxWaiting) throw new QueueFullError('too much is waiting');
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(start);
        reject(new Error('nobody waits for this job'));
      };
      const start = () => {
        this.#waiting.delete(start);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.add(start);
    });
  }
}

import { gatewayError } from '../rest/rest-error.ts';

const windowMs = 10 * 60_000;

/**
 * How often one address may use what is open to visitors and does something, in ten minutes.
 * Counted for each use, so that aliases or a second operation in the same request do not help.
 */
export const useLimits = { login: 200, sendRequest: 100, sendApplication: 60 };

/** What is counted. */
export type LimitedUse = keyof typeof useLimits;

/** Counts uses for each address. */
export class UseCounter {
  readonly #limits: Record<LimitedUse, number>;
  #counts = new Map<string, number>();
  #ends = 0;

  constructor(limits: Record<LimitedUse, number> = useLimits) {
    this.#limits = limits;
  }

  /** Counts a use. Throws `RATE_LIMITED` where it is one too many. */
  count(use: LimitedUse, address: string | undefined): void {
    const now = Date.now();
    if (now >= this.#ends) {
      this.#counts = new Map();
      this.#ends = now + windowMs;
    }
    const key = `${use} ${address ?? 'unknown'}`;
    const uses = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, uses);
    if (uses > this.#limits[use]) throw gatewayError('RATE_LIMITED');
  }
}

import { ipKeyGenerator } from 'express-rate-limit';
import { gatewayError } from '../rest/rest-error.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import type { RedisLink } from './redis-link.ts';
import type { Metrics } from './metrics.ts';

const windowMs = 10 * 60_000;

/**
 * How often one address may use what is open to visitors and does something, in ten minutes.
 * Counted for each use, so that aliases or a second operation in the same request do not help.
 */
export const useLimits = { login: 200, sendRequest: 100, sendApplication: 60 };

/** What is counted. */
export type LimitedUse = keyof typeof useLimits;

/** Counts uses for each address; all of an IPv6 network are one, as for the general limit. */
export class UseCounter {
  readonly #limits: Record<LimitedUse, number>;
  readonly #metrics: Metrics;
  readonly #counts: RateLimitStore;

  constructor(limits: Record<LimitedUse, number>, metrics: Metrics, redis?: RedisLink) {
    this.#limits = limits;
    this.#metrics = metrics;
    this.#counts = new RateLimitStore('uses', windowMs, redis);
  }

  /** Counts a use. Throws `RATE_LIMITED` where it is one too many. */
  async count(use: LimitedUse, address: string | undefined): Promise<void> {
    const key = `${use} ${ipKeyGenerator(address ?? 'unknown')}`;
    const { totalHits } = await this.#counts.increment(key);
    if (totalHits <= this.#limits[use]) return;
    this.#metrics.refused(use);
    throw gatewayError('RATE_LIMITED');
  }
}

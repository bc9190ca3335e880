import { ipKeyGenerator } from 'express-rate-limit';
import type { LimitedUse } from '../config.ts';
import { gatewayError } from '../contract/error.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import type { RedisLink } from './redis-link.ts';
import type { Metrics } from './metrics.ts';

const windowMs = 10 * 60_000;

/** Counts uses for each address; all of an IPv6 network are one, as for the general limit. */
export class UsageLimiter {
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

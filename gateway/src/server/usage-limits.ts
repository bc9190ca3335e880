import { ipKeyGenerator } from 'express-rate-limit';
import type { LimitedUse } from '../config.ts';
import { gatewayError } from '../contract/error.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import type { RedisLink } from './redis-link.ts';
import type { Metrics } from './metrics.ts';

const windowMs = 10 * 60_000;

/** Counts a use by an address. Throws `RATE_LIMITED` where it exceeds the usage limit. */
export type CountUse = (use: LimitedUse, address: string | undefined) => Promise<void>;

/** Limits uses by address; all addresses of an IPv6 network count as one, as for the rate limit. */
export function usageLimiter(
  limits: Record<LimitedUse, number>,
  metrics: Metrics,
  redis?: RedisLink,
): CountUse {
  const store = new RateLimitStore('uses', windowMs, redis);
  return async (use, address) => {
    const { totalHits } = await store.increment(`${use} ${ipKeyGenerator(address ?? 'unknown')}`);
    if (totalHits <= limits[use]) return;
    metrics.refused(use);
    throw gatewayError('RATE_LIMITED');
  };
}

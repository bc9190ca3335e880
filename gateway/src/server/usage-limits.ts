import { ipKeyGenerator } from 'express-rate-limit';
import type { UsageLimit } from '../config.ts';
import { gatewayError } from '../contract/error.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import type { RedisLink } from './redis-link.ts';
import type { Metrics } from './metrics.ts';

const windowMs = 10 * 60_000;

/** Counts towards a usage limit of an address. Throws `RATE_LIMITED` where it is exceeded. */
export type CheckUsageLimit = (limit: UsageLimit, address: string | undefined) => Promise<void>;

/** Applies the usage limits; all addresses of an IPv6 network count as one, as for the rate limit. */
export function usageLimiter(
  limits: Record<UsageLimit, number>,
  metrics: Metrics,
  redis?: RedisLink,
): CheckUsageLimit {
  const store = new RateLimitStore('usage', windowMs, redis);
  return async (limit, address) => {
    const { totalHits } = await store.increment(`${limit} ${ipKeyGenerator(address ?? 'unknown')}`);
    if (totalHits <= limits[limit]) return;
    metrics.refused(limit);
    throw gatewayError('RATE_LIMITED');
  };
}

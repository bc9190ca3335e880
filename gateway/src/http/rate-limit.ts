import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { RedisLink } from '../cache/redis-link.ts';
import type { UsageLimit } from '../config.ts';
import { gatewayError } from '../contract/error.ts';
import type { Metrics } from './metrics.ts';
import { RateLimitStore } from './rate-limit-store.ts';

const minuteMs = 60_000;
const usageWindowMs = 10 * minuteMs;

/** Limits the requests of each address in a minute. Throws `RATE_LIMITED` for any more. */
export function generalRateLimit(
  requestsPerMinute: number,
  metrics: Metrics,
  redis: RedisLink | undefined,
): RequestHandler {
  return rateLimit({
    windowMs: minuteMs,
    store: new RateLimitStore('requests', minuteMs, redis),
    limit: requestsPerMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: () => {
      metrics.refused('requests');
      throw gatewayError('RATE_LIMITED');
    },
  });
}

/** Counts towards a usage limit of an address. Throws `RATE_LIMITED` where it is exceeded. */
export type CheckUsageLimit = (limit: UsageLimit, address: string | undefined) => Promise<void>;

/** Applies the usage limits; all addresses of an IPv6 network count as one, as for the rate limit. */
export function usageLimiter(
  limits: Record<UsageLimit, number>,
  metrics: Metrics,
  redis?: RedisLink,
): CheckUsageLimit {
  const store = new RateLimitStore('usage', usageWindowMs, redis);
  return async (limit, address) => {
    const { totalHits } = await store.increment(`${limit} ${ipKeyGenerator(address ?? 'unknown')}`);
    if (totalHits <= limits[limit]) return;
    metrics.refused(limit);
    throw gatewayError('RATE_LIMITED');
  };
}

import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { gatewayError } from '../contract/error.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import type { RedisLink } from './redis-link.ts';
import type { Metrics } from './metrics.ts';

const windowMs = 60_000;

/** Limits the requests of each address in a minute. Throws `RATE_LIMITED` for any more. */
export function generalRateLimit(
  requestsPerMinute: number,
  metrics: Metrics,
  redis: RedisLink | undefined,
): RequestHandler {
  return rateLimit({
    windowMs,
    store: new RateLimitStore('requests', windowMs, redis),
    limit: requestsPerMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: () => {
      metrics.refused('requests');
      throw gatewayError('RATE_LIMITED');
    },
  });
}

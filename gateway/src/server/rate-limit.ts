import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { gatewayError } from '../contract/error.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import type { RedisLink } from './redis-link.ts';
import type { Metrics } from './metrics.ts';

const windowMs = 60_000;

/** Takes so many requests of one address in a minute, answers the rest with `RATE_LIMITED`. */
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

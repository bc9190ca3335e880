import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { gatewayError } from '../rest/rest-error.ts';

/** Takes so many requests of one address in a minute, answers the rest with `RATE_LIMITED`. */
export function generalRateLimit(requestsPerMinute: number): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: requestsPerMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_, res) => {
      res.status(429).json({ errors: [gatewayError('RATE_LIMITED')] });
    },
  });
}

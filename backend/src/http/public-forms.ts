import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { rateLimited } from './errors.ts';

/** Takes so many public forms from one address in ten minutes. */
export function publicFormLimit(limit: number): RequestHandler {
  return rateLimit({
    windowMs: 10 * 60 * 1000,
    limit,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    handler: () => {
      throw rateLimited();
    },
  });
}

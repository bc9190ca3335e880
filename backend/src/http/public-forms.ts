import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { rateLimited } from './errors.ts';

/** What the web form sends along with a public form. */
interface FormTraces {
  /** A field that people do not see. */
  website: string;
  /** How long filling in the form took. */
  fill_ms?: number | undefined;
}

/** Nobody fills in a form faster than this. */
const QUICKEST_FILL_MS = 2000;

/** Suspects a form; it is stored all the same, since no enquiry may get lost. */
export function looksLikeRobot({ website, fill_ms: fillMs }: FormTraces): boolean {
  return website !== '' || (fillMs !== undefined && fillMs < QUICKEST_FILL_MS);
}

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

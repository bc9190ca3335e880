import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { isPostgres } from '../database/database.ts';
import { rateLimited } from './errors.ts';
import { formCounts } from './form-counts.ts';
import type { Services } from './services.ts';

const windowMs = 10 * 60 * 1000;

/** Takes `formLimit` public forms of a kind from one address in ten minutes. */
export function publicFormLimit(
  form: string,
  { database, formLimit }: Pick<Services, 'database' | 'formLimit'>,
): RequestHandler {
  return rateLimit({
    windowMs,
    limit: formLimit,
    // SQLite belongs to this process, which can count without it.
    ...(isPostgres(database) && { store: formCounts(database, form, windowMs) }),
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    handler: () => {
      throw rateLimited();
    },
  });
}

import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Kysely } from 'kysely';
import { isPostgres } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { rateLimited } from './errors.ts';
import { formCounts } from './form-counts.ts';

const windowMs = 10 * 60 * 1000;

/** Takes `formLimit` public forms of a kind from one address in ten minutes. */
export function publicFormLimit(
  form: string,
  { database, formLimit }: { database: Kysely<Tables>; formLimit: number },
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

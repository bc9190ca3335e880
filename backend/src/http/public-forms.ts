import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Kysely } from 'kysely';
import { isPostgres } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { rateLimited } from './errors.ts';
import { rateLimitStore } from './rate-limit-store.ts';

const windowMs = 10 * 60 * 1000;

/** Limits how often one address may send a public form: `formLimit` times in ten minutes. */
export function publicFormLimit(
  form: string,
  { database, formLimit }: { database: Kysely<Tables>; formLimit: number },
): RequestHandler {
  return rateLimit({
    windowMs,
    limit: formLimit,
    // SQLite belongs to this process alone, so memory is enough.
    ...(isPostgres(database) && { store: rateLimitStore(database, form, windowMs) }),
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    handler: () => {
      throw rateLimited();
    },
  });
}

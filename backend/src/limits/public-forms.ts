import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import { isPostgres } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { minuteMs } from '../durations.ts';
import { addressLimit } from './address-limits.ts';
import { rateLimitStore } from './rate-limit-store.ts';

const windowMs = 10 * minuteMs;

/** Limits how often one address may send a public form: `formLimit` times in ten minutes. */
export function publicFormLimit(
  form: string,
  { database, formLimit }: { database: Kysely<Tables>; formLimit: number },
): RequestHandler {
  // SQLite belongs to this process alone, so memory is enough.
  const store = isPostgres(database) ? rateLimitStore(database, form, windowMs) : undefined;
  return addressLimit(form, windowMs, formLimit, store);
}

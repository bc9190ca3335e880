import type { RequestHandler } from 'express';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { rateLimited } from './errors.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The part of the limit from which on the log warns. */
const WARN_FROM = 0.8;

/** A form that visitors send. Each has a limit of its own, so that applications keep out no enquiry. */
export type PublicForm = 'request' | 'application';

/** Bounds what all visitors together store in a day, however many addresses they have. */
export interface VisitorStorage {
  /** How many bytes each form may store in a day. */
  limit: number;
  /** How many bytes a form has stored within a day. */
  used(form: PublicForm): Promise<number>;
  /** Refuses a body that is larger than what is left before any of it is read. */
  refuseFull(form: PublicForm): RequestHandler;
  /**
   * Makes sure that there is room for so many bytes; call it in the transaction that stores them.
   * Until that ends, others wait, in all processes on the database. Throws 429 where there is none.
   */
  claim(transaction: Database, form: PublicForm, bytes: number): Promise<void>;
}

export function createVisitorStorage(
  database: Kysely<Tables>,
  limit: number,
  log: Logger,
): VisitorStorage {
  const checkRoom = (used: number, bytes: number): void => {
    if (used + bytes > limit) throw rateLimited('Visitors have stored what they may in a day.');
  };
  return {
    limit,
    used: (form) => storedWithinDay(database, form),
    refuseFull: (form) => async (request, _response, next) => {
      const length = Number(request.headers['content-length'] ?? 0);
      checkRoom(await storedWithinDay(database, form), length);
      next();
    },
    claim: async (transaction, form, bytes) => {
      await lockRow(transaction, 'settings', 1);
      const before = await storedWithinDay(transaction, form);
      checkRoom(before, bytes);
      const used = before + bytes;
      if (before < limit * WARN_FROM && used >= limit * WARN_FROM) {
        log.warn({ form, used, limit }, 'visitors have stored 80 % of what they may in a day');
      }
    },
  };
}

const bytesOf: Record<PublicForm, ReturnType<typeof sql>> = {
  request: sql`octet_length(name) + octet_length(email) + octet_length(company) + octet_length(text)`,
  application: sql`octet_length(first_name) + octet_length(last_name) + octet_length(email) + (
    select coalesce(sum(size), 0) from application_file where application_id = application.id
  )`,
};

async function storedWithinDay(database: Database, form: PublicForm): Promise<number> {
  const since = new Date(Date.now() - DAY).toISOString();
  const { rows } = await sql<{ bytes: number }>`
    select cast(coalesce(sum(${bytesOf[form]}), 0) as bigint) as bytes
    from ${sql.table(form)} where created_at > ${since}`.execute(database);
  return rows[0]?.bytes ?? 0;
}

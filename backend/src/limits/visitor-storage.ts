import type { RequestHandler } from 'express';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { isRecentIso } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { dayMs } from '../durations.ts';
import { rateLimited } from '../http/errors.ts';

/** The share of the limit at which a warning is logged. */
const warnFrom = 0.8;

/** What a row takes with its indexes, its key and its notifications, however little it says. */
export const rowBytes = 4096;

/** What visitors send. Each has its own limit, so that applications and attachments cannot block enquiries. */
export const publicForms = ['request', 'attachment', 'application'] as const;

/** A form that visitors send. */
export type PublicForm = (typeof publicForms)[number];

/** Limits what all visitors together store in a day, however many addresses they use. */
export interface VisitorStorage {
  /** The bytes that each form may store in a day. */
  limit: number;
  /** Returns the bytes that a form has stored within the last day. */
  used(form: PublicForm): Promise<number>;
  /** Rejects a body that is larger than what is left, before reading it. */
  refuseFull(form: PublicForm): RequestHandler;
  /**
   * Checks that there is room for a row with `bytes` of content. Call it in the transaction that stores it:
   * claims in all processes on the database wait until that ends. Throws 429 if there is no room.
   */
  claim(transaction: Database, form: PublicForm, bytes: number): Promise<void>;
}

/** Creates the limit of what visitors store; `limit` is in bytes. The log warns when little is left. */
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
    claim: async (transaction, form, contentBytes) => {
      const bytes = contentBytes + rowBytes;
      await lockRow(transaction, 'settings', 1);
      const before = await storedWithinDay(transaction, form);
      checkRoom(before, bytes);
      const used = before + bytes;
      if (before < limit * warnFrom && used >= limit * warnFrom) {
        log.warn({ form, used, limit }, 'visitors have stored 80 % of what they may in a day');
      }
    },
  };
}

const bytesOf: Record<PublicForm, ReturnType<typeof sql>> = {
  request: sql`octet_length(name) + octet_length(email) + octet_length(company) +
    octet_length(phone) + octet_length(text)`,
  attachment: sql`octet_length(name) + size`,
  application: sql`octet_length(first_name) + octet_length(last_name) + octet_length(email) +
    octet_length(job) + octet_length(experience) + (
    select coalesce(sum(octet_length(name) + size), 0) from application_file where application_id = application.id
  )`,
};

async function storedWithinDay(database: Database, form: PublicForm): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select cast(coalesce(sum(${rowBytes} + ${bytesOf[form]}), 0) as bigint) as bytes
    from ${sql.table(form)} where ${isRecentIso('created_at', dayMs)}`.execute(database);
  return rows[0]?.bytes ?? 0;
}

import { hash } from 'node:crypto';
import type { Store } from 'express-rate-limit';
import type { Database } from '../database/database.ts';
import { maxBytes } from './memory-rate-limit-store.ts';

/** As many as fill what a store in memory holds; a row takes about 200 bytes with its index. */
const maxRows = Math.floor(maxBytes / 200);

/**
 * A rate limit store in PostgreSQL, shared by all processes that use it. Forgets first the addresses that
 * were seen first, so that many of them fill no disk.
 */
export function rateLimitStore(database: Database, form: string, windowMs: number): Store {
  const unsupported = () => {
    throw new Error('the rate limit store only counts up');
  };
  return {
    increment: async (address) => {
      const now = Date.now();
      // A window that ends much later than one that begins now was opened by a clock that was ahead.
      await database
        .deleteFrom('form_count')
        .where((row) =>
          row.or([row('ends_at', '<=', now), row('ends_at', '>', now + 2 * windowMs)]),
        )
        .execute();
      const { sent, ends_at: endsAt } = await database
        .insertInto('form_count')
        .values({
          // Of one length, however long the address is that a proxy names.
          key: hash('sha256', `${form} ${address}`, 'base64url'),
          sent: 1,
          ends_at: now + windowMs,
        })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((row) => ({ sent: row('form_count.sent', '+', 1) })),
        )
        .returning(['sent', 'ends_at'])
        .executeTakeFirstOrThrow();
      if (sent === 1) {
        await database
          .deleteFrom('form_count')
          .where('key', 'in', (rows) =>
            rows
              .selectFrom('form_count')
              .select('key')
              .orderBy('ends_at', 'desc')
              .offset(maxRows)
              // Another process may be deleting the same ones.
              .forUpdate()
              .skipLocked(),
          )
          .execute();
      }
      return { totalHits: sent, resetTime: new Date(endsAt) };
    },
    decrement: unsupported,
    resetKey: unsupported,
  };
}

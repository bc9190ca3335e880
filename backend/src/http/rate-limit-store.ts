import type { Store } from 'express-rate-limit';
import type { Database } from '../database/database.ts';

/** A rate limit store in the database, shared by all processes that use it. */
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
        .values({ key: `${form} ${address}`, sent: 1, ends_at: now + windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((row) => ({ sent: row('form_count.sent', '+', 1) })),
        )
        .returning(['sent', 'ends_at'])
        .executeTakeFirstOrThrow();
      return { totalHits: sent, resetTime: new Date(endsAt) };
    },
    decrement: unsupported,
    resetKey: unsupported,
  };
}

import type { Store } from 'express-rate-limit';
import type { Database } from '../database/database.ts';

/** Counts what each address sends within a time, for all processes on one database. */
export function formCounts(database: Database, form: string, windowMs: number): Store {
  const notTakenBack = () => {
    throw new Error('counts are not taken back');
  };
  return {
    increment: async (address) => {
      const now = Date.now();
      await database.deleteFrom('form_count').where('ends_at', '<=', now).execute();
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
    decrement: notTakenBack,
    resetKey: notTakenBack,
  };
}

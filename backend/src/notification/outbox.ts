import { randomUUID } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import { cutText } from '../cut-text.ts';
import type { Database } from '../database/database.ts';
import type { NotificationChannel, Tables } from '../database/tables.ts';
import { dayMs, hourMs } from '../durations.ts';
import { currentTraceparent } from '../tracing.ts';
import type { PublicForm } from '../limits/visitor-storage.ts';
import type { NoticeOf } from './notice.ts';

/** For how long one process alone may try to deliver a notification; longer than an attempt takes. */
const leaseMs = 60_000;

const maxDelayMs = hourMs;
/** For how long a notification is tried again, and may wait for a channel that is switched off. */
const giveUpAfterMs = 5 * dayMs;

/** The states of what is neither delivered nor given up; what is being sent is due again after the lease. */
export const waiting = ['pending', 'sending'] as const;

/** Selects the notifications of some channels. */
export const isOf =
  (channels: NotificationChannel[]) => (row: ExpressionBuilder<Tables, 'notification'>) =>
    row.or(channels.map((channel) => row('channel', '=', channel)));

/** A notification that this process may deliver. */
export interface Claimed extends NoticeOf {
  id: number;
  attempts: number;
  created_at: string;
  traceparent: string;
}

/** Adds a row for each channel. Call it in the transaction that stores the form. */
export async function addToOutbox(
  transaction: Database,
  form: PublicForm,
  id: number,
  channels: NotificationChannel[],
): Promise<void> {
  for (const channel of channels) {
    await transaction
      .insertInto('notification')
      .values({
        request_id: form === 'request' ? id : null,
        application_id: form === 'application' ? id : null,
        channel,
        key: randomUUID(),
        state: 'pending',
        attempts: 0,
        next_at: Date.now(),
        error: '',
        created_at: new Date().toISOString(),
        sent_at: '',
        traceparent: currentTraceparent(),
      })
      .execute();
  }
}

/**
 * Takes a notification that is due, new ones first. Until the lease ends no other process takes it; if
 * this one dies, another delivers it then. Leaves what has been due for days, since nobody expects it now.
 */
export async function claim(
  database: Database,
  channel: NotificationChannel,
): Promise<Claimed | undefined> {
  for (;;) {
    const now = Date.now();
    const due = await database
      .selectFrom('notification')
      .selectAll()
      .where('state', 'in', waiting)
      .where('channel', '=', channel)
      .where('next_at', '>=', now - giveUpAfterMs)
      .where((row) =>
        row.or([
          row('next_at', '<=', now),
          // Nothing waits as long as that: it was set by a clock that was ahead.
          row('next_at', '>', now + 2 * maxDelayMs),
        ]),
      )
      .orderBy('attempts')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const attempts = due.attempts + 1;
    const { numUpdatedRows } = await database
      .updateTable('notification')
      .set({ attempts, state: 'sending', next_at: now + leaseMs })
      .where('id', '=', due.id)
      // Another process has claimed, requeued or deleted the row meanwhile.
      .where('attempts', '=', due.attempts)
      .where('next_at', '=', due.next_at)
      .where('state', 'in', waiting)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return { ...due, attempts };
  }
}

/** Gives up what has been due for days. Call it by a clock that is trusted. */
export async function giveUpOverdue(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('notification')
    .set({
      state: 'failed',
      error: sql`coalesce(nullif(error, ''), 'not sent within five days')`,
    })
    .where('state', 'in', waiting)
    .where('next_at', '<', now.getTime() - giveUpAfterMs)
    .execute();
}

/** Notes that a notification was delivered. */
export async function settleSent(database: Database, { id }: Claimed): Promise<void> {
  await database
    .updateTable('notification')
    .set({ state: 'sent', error: '', sent_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Notes that an attempt failed: it is repeated later, for some days, unless the failure is final. */
export async function settleFailed(
  database: Database,
  { id, attempts, created_at: createdAt }: Claimed,
  { error, final, firstRetryMs }: { error: string; final: boolean; firstRetryMs: number },
): Promise<void> {
  const isOld = Date.now() - Date.parse(createdAt) > giveUpAfterMs;
  await database
    .updateTable('notification')
    .set({
      error: cutText(error, 500),
      state: final || isOld ? 'failed' : 'pending',
      next_at: Date.now() + retryDelay(attempts, firstRetryMs),
    })
    .where('id', '=', id)
    // After the lease, another process has tried as well, and may have delivered it.
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute();
}

/** Returns how long to wait after a failed attempt: twice as long each time, up to an hour. */
export function retryDelay(attempts: number, firstRetryMs: number): number {
  return Math.min(firstRetryMs * 2 ** (attempts - 1), maxDelayMs);
}

/**
 * Tells how many notifications of the company have failed so far on these channels, since when, and why the
 * last one did. Confirmations do not count: a wrong address is the visitor's mistake.
 */
export async function undelivered(
  database: Database,
  channels: NotificationChannel[],
): Promise<{ undelivered: number; since: string; error: string }> {
  const rows = await database
    .selectFrom('notification')
    .select(['created_at', 'error'])
    .where('state', '!=', 'sent')
    .where(isOf(channels))
    .where('channel', '!=', 'confirmation')
    .where('error', '!=', '')
    .orderBy('id')
    .execute();
  return {
    undelivered: rows.length,
    since: rows[0]?.created_at ?? '',
    error: rows.at(-1)?.error ?? '',
  };
}

/** Makes due what has failed so far, also what was given up, but nothing that is being delivered. */
export async function requeue(database: Database, channels: NotificationChannel[]): Promise<void> {
  await database
    .updateTable('notification')
    .set({ state: 'pending', next_at: Date.now() })
    .where('state', 'in', ['pending', 'failed'])
    .where(isOf(channels))
    .where('channel', '!=', 'confirmation')
    .execute();
}

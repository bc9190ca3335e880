import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { isMailAddress, type BackendConfig } from '../config.ts';
import { isRecentIso } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import type { NotificationChannel, Tables } from '../database/tables.ts';
import type { Suspicion } from '../contract/form-traces.ts';
import { dayMs } from '../durations.ts';
import type { PublicForm } from '../limits/visitor-storage.ts';
import { Delivery, type Send } from './delivery.ts';
import type { FindParts } from './listed-lines.ts';
import { mailboxOf } from './mailbox.ts';
import { addToOutbox, isOf, waiting } from './outbox.ts';
import { createWebhook } from './webhook.ts';

/** Confirmations go to addresses that anybody may type, so the site must be no use to annoy others. */
const confirmationsPerDay = 200;

/** A form that was stored, as far as it matters for telling of it. */
interface Stored {
  id: number;
  email: string;
  /** A robot's form causes no notification, a suspected one no confirmation. */
  suspicion: Suspicion;
}

/** Tells the company of enquiries and applications, and confirms them to visitors. */
export interface Notifications {
  /** The channels that are configured. */
  channels: NotificationChannel[];
  /** Adds the notifications to the outbox. Call it in the transaction that stores the form. */
  add(transaction: Database, form: PublicForm, stored: Stored): Promise<void>;
  /** Delivers at once what is due. Call it after the commit. */
  deliver(): void;
  /** Measures how many there are in each state, and how long the oldest has been waiting. */
  measure(registry: Registry): void;
  close(): Promise<void>;
}

/** Starts to deliver what is in the outbox, on the channels that are configured. */
export async function createNotifications(
  { database, log, findParts }: { database: Kysely<Tables>; log: Logger; findParts: FindParts },
  { mail, webhook, publicUrl }: Pick<BackendConfig, 'mail' | 'webhook' | 'publicUrl'>,
  { firstRetryMs = 5000 } = {},
): Promise<Notifications> {
  const senders = new Map<NotificationChannel, Send>();
  if (mail) {
    // The package is not loaded where nothing is mailed.
    const { createMailer } = await import('./mail.ts');
    const mailer = createMailer(mail, publicUrl, { database, findParts });
    senders.set('mail', mailer.mail);
    if (mail.confirmation) senders.set('confirmation', mailer.confirmation);
  }
  if (webhook) senders.set('webhook', createWebhook(webhook));
  const deliveries = [...senders].map(
    ([channel, send]) => new Delivery({ database, log }, { channel, send, firstRetryMs }),
  );
  const channels = [...senders.keys()];
  return {
    channels,
    add: async (transaction, form, { id, email, suspicion }) => {
      if (suspicion === 'robot') return;
      const confirms =
        suspicion === 'none' &&
        senders.has('confirmation') &&
        (await mayConfirm(transaction, email));
      const told = channels.filter((one) => one !== 'confirmation' || confirms);
      await addToOutbox(transaction, form, id, told);
    },
    deliver: () => deliveries.forEach((delivery) => delivery.wake()),
    measure: (registry) => measureOutbox(database, channels, registry),
    close: async () => {
      await Promise.all(deliveries.map((delivery) => delivery.close()));
    },
  };
}

/** Allows one confirmation to a mailbox in a day, and a number of them to all. */
async function mayConfirm(transaction: Database, email: string): Promise<boolean> {
  if (!isMailAddress(email)) return false;
  const confirmed = await transaction
    .selectFrom('notification')
    .leftJoin('request', 'request.id', 'notification.request_id')
    .leftJoin('application', 'application.id', 'notification.application_id')
    .select(['request.email as requestEmail', 'application.email as applicationEmail'])
    .where('channel', '=', 'confirmation')
    .where(isRecentIso('notification.created_at', dayMs))
    .execute();
  const mailboxes = confirmed.map(({ requestEmail, applicationEmail }) =>
    mailboxOf(requestEmail ?? applicationEmail ?? ''),
  );
  return mailboxes.length < confirmationsPerDay && !mailboxes.includes(mailboxOf(email));
}

/** Measures the notifications of some channels. */
export function measureOutbox(
  database: Database,
  channels: NotificationChannel[],
  registry: Registry,
): void {
  const registers = [registry];
  new Gauge({
    name: 'notifications',
    help: 'Notifications of stored enquiries and applications, by channel and state',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      this.reset();
      const counts = await database
        .selectFrom('notification')
        .select(['channel', 'state', (e) => e.fn.countAll<number>().as('count')])
        .where(isOf(channels))
        .groupBy(['channel', 'state'])
        .orderBy('channel')
        .orderBy('state')
        .execute();
      for (const { channel, state, count } of counts) this.set({ channel, state }, count);
    },
  });
  new Gauge({
    name: 'notification_oldest_pending_seconds',
    help: 'How long the oldest one has been waiting',
    registers,
    async collect() {
      const oldest = await database
        .selectFrom('notification')
        .select((e) => e.fn.min('created_at').as('time'))
        .where(isOf(channels))
        .where('state', 'in', waiting)
        .executeTakeFirst();
      const seconds = oldest?.time ? (Date.now() - Date.parse(oldest.time)) / 1000 : 0;
      this.set(Math.max(0, Math.round(seconds)));
    },
  });
}

import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { NotificationChannel, Tables } from '../database/tables.ts';
import { finishWithinGrace } from '../finish-within-grace.ts';
import { traced } from '../tracing.ts';
import { readNotice, type Notice } from './notice.ts';
import { claim, settleFailed, settleSent, type Claimed } from './outbox.ts';

/** Delivers a notice. Rejects if it was not taken. */
export type Send = (notice: Notice) => Promise<void>;

/** How often to look for what is due: retries, and what other processes have left. */
const pollMs = 2000;

/** Delivers the notifications of one channel, one after the other. */
export class Delivery {
  readonly #database: Kysely<Tables>;
  readonly #log: Logger;
  readonly #channel: NotificationChannel;
  readonly #send: Send;
  readonly #firstRetryMs: number;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #isWoken = false;
  #isClosed = false;

  constructor(
    { database, log }: { database: Kysely<Tables>; log: Logger },
    options: { channel: NotificationChannel; send: Send; firstRetryMs: number },
  ) {
    this.#database = database;
    this.#log = log;
    this.#channel = options.channel;
    this.#send = options.send;
    this.#firstRetryMs = options.firstRetryMs;
    this.#timer = setInterval(() => this.wake(), Math.min(pollMs, options.firstRetryMs));
    this.#timer.unref();
    this.wake();
  }

  /** Delivers at once what is due. */
  wake(): void {
    this.#isWoken = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
  }

  /** Stops after the attempt under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await finishWithinGrace(this.#running);
  }

  async #work(): Promise<void> {
    try {
      while (this.#isWoken) {
        this.#isWoken = false;
        for (let next = await this.#claim(); next; next = await this.#claim()) {
          await this.#deliver(next);
        }
      }
    } catch (error) {
      // The database is away; the timer tries again.
      this.#log.warn({ err: error, channel: this.#channel }, 'notifications cannot be read');
    }
  }

  async #claim(): Promise<Claimed | undefined> {
    return this.#isClosed ? undefined : claim(this.#database, this.#channel);
  }

  async #deliver(claimed: Claimed): Promise<void> {
    const { attempts } = claimed;
    const channel = this.#channel;
    try {
      const notice = await readNotice(this.#database, claimed);
      if (!notice) return;
      const work = { name: `send ${channel}`, kind: 'client' } as const;
      await traced(work, () => this.#send(notice), claimed.traceparent || undefined);
    } catch (error) {
      const reason = reasonOf(error);
      await settleFailed(this.#database, claimed, {
        // A connection that was refused at several addresses has no message.
        error: messageOf(error) || reason,
        final: isRefusedForGood(error),
        firstRetryMs: this.#firstRetryMs,
      });
      // The message of the error may hold the visitor's address.
      this.#log.warn({ channel, attempts, reason }, 'a notification was not delivered');
      return;
    }
    await settleSent(this.#database, claimed);
    this.#log.info({ channel, attempts }, 'a notification was delivered');
  }
}

/** Whether the mail server refused this message with 5xx; what it says to a login may be mended. */
function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
    'responseCode' in error &&
    Number(error.responseCode) >= 500
  );
}

/** Returns the message of what began a failure: that a fetch has failed says nothing. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? messageOf(error.cause) : error.message;
}

/** Returns the code of a failure: of the mail server's response, of the connection, or its name. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('responseCode' in cause) return String(cause.responseCode);
    // That of a DOMException, such as a timeout, is a number that says less than its name.
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return error instanceof Error ? error.name : 'unknown';
}

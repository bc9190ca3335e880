import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createClient } from 'redis';

const reconnectMs = 250;
const connectTimeoutMs = 1_000;
const commandTimeoutMs = 500;

/** A connection to Redis. */
export interface RedisConnection {
  publish(channel: string, message: string): Promise<unknown>;
  subscribe(channel: string, hear: (message: string) => void): Promise<unknown>;
  /** Aborted as soon as the connection is broken. */
  broken: AbortSignal;
}

/**
 * Keeps a connection to Redis or Valkey (`REDIS_URL`), and makes a new one as long as there is none.
 * Nothing is queued for the time of the next connection: what cannot be done now fails at once.
 */
export class RedisLink {
  /** The number of the database, which keeps websites apart that share a Redis. */
  readonly database: string;
  readonly #url: string;
  readonly #log: Logger;
  readonly #closing = new AbortController();
  #client: ReturnType<typeof clientFor> | undefined;
  #ended: Promise<void> | undefined;

  constructor(url: string, log: Logger) {
    this.database = new URL(url).pathname.slice(1) || '0';
    this.#url = url;
    this.#log = log;
  }

  /** Whether Redis answered a moment ago. */
  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  /** Begins to connect. `live` is run on each connection, and ends with it. */
  open(live: (connection: RedisConnection) => Promise<void>): void {
    this.#ended = this.#connectAgainAndAgain(live);
  }

  /** Sends a command. Rejects where there is no connection, or no answer for half a second. */
  command(args: string[]): Promise<string | number | (string | number)[]> {
    if (!this.#client) return Promise.reject(new Error('Redis is away'));
    return within(commandTimeoutMs, this.#client.sendCommand(args));
  }

  /** Ends the connection. */
  async close(): Promise<void> {
    this.#closing.abort();
    if (this.#client?.isOpen) this.#client.destroy();
    await this.#ended;
  }

  async #connectAgainAndAgain(live: (connection: RedisConnection) => Promise<void>) {
    const { signal } = this.#closing;
    let told = '';
    while (!signal.aborted) {
      const client = clientFor(this.#url);
      const broken = new AbortController();
      client.on('error', () => broken.abort());
      try {
        await within(connectTimeoutMs, client.connect());
        this.#client = client;
        told = '';
        this.#log.info('Redis is connected');
        const publish = (channel: string, message: string) =>
          within(commandTimeoutMs, client.publish(channel, message));
        const subscribe = (channel: string, hear: (message: string) => void) =>
          within(commandTimeoutMs, client.subscribe(channel, hear));
        await live({ publish, subscribe, broken: AbortSignal.any([broken.signal, signal]) });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (told === '') this.#log.warn({ reason }, 'Redis is away');
        told = reason;
      }
      this.#client = undefined;
      if (client.isOpen) client.destroy();
      await pause(reconnectMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

function clientFor(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false },
  });
}

/** What a promise gives, or an error where that takes longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = pause(ms, undefined, { signal: done.signal }).then(() => {
    throw new Error('Redis does not answer');
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    late.catch(() => undefined);
    done.abort();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createClient } from 'redis';

const reconnectMs = 250;
const pingMs = 250;
const connectTimeoutMs = 1_000;
const commandTimeoutMs = 500;

/** A subscription to a channel. */
export interface Subscription {
  channel: string;
  onMessage: (message: string) => void;
  /** Called after each connect and disconnect, when messages may have been missed. */
  onGap: () => void;
}

/**
 * Holds a connection to Redis or Valkey (`REDIS_URL`) and reconnects when it is lost. Queues nothing:
 * without a connection a command fails at once. Redis' client alone would notice a connection that
 * stalls only where nothing is sent over it.
 */
export class RedisLink {
  /** The number of the database, which separates websites that share a Redis. */
  readonly database: string;
  readonly #url: string;
  readonly #log: Logger;
  readonly #closing = new AbortController();
  #client: ReturnType<typeof clientFor> | undefined;
  #isAwayLogged = false;
  #ended: Promise<void> | undefined;

  constructor(url: string, log: Logger) {
    this.database = new URL(url).pathname.slice(1) || '0';
    this.#url = url;
    this.#log = log;
  }

  /** Whether Redis has responded within the last second. */
  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  /** Connects and stays subscribed to a channel. */
  open(subscription: Subscription): void {
    this.#ended = this.#stayConnected(subscription);
  }

  /** Sends a command. Rejects without a connection, or without a reply within half a second. */
  command(args: string[]): Promise<string | number | (string | number)[]> {
    if (!this.#client) return Promise.reject(new Error('Redis is away'));
    return within(commandTimeoutMs, this.#client.sendCommand(args));
  }

  /** Closes the connection. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#ended;
  }

  async #stayConnected(subscription: Subscription): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const client = clientFor(this.#url);
      try {
        await this.#useConnection(client, subscription);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!this.#isAwayLogged) this.#log.warn({ reason }, 'Redis is away');
        this.#isAwayLogged = true;
      }
      const wasConnected = this.isConnected;
      this.#client = undefined;
      if (wasConnected) subscription.onGap();
      if (client.isOpen) client.destroy();
      await pause(reconnectMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Uses a connection until it breaks or stalls, and then rejects. */
  async #useConnection(
    client: ReturnType<typeof clientFor>,
    { channel, onMessage, onGap }: Subscription,
  ): Promise<never> {
    // The next ping fails, too.
    client.on('error', () => undefined);
    await within(connectTimeoutMs, client.connect());
    await within(commandTimeoutMs, client.subscribe(channel, onMessage));
    this.#client = client;
    onGap();
    this.#isAwayLogged = false;
    this.#log.info('Redis is connected');
    for (;;) {
      await pause(pingMs, undefined, { signal: this.#closing.signal });
      await within(commandTimeoutMs, client.ping());
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

/**
 * Waits for a promise. Rejects where it takes longer. The time passes in steps: a process that was halted
 * itself, by other work, reads what has come meanwhile before the next one.
 */
function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const steps = 5;
  const late = async () => {
    for (let step = 0; step < steps; step += 1) await pause(ms / steps, undefined, { ref: false });
    throw new Error('Redis does not reply');
  };
  return Promise.race([promise, late()]);
}

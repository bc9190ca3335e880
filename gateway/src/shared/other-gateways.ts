import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Topic } from '../rest/topic.ts';
import type { RedisConnection, RedisLink } from './redis-link.ts';

const beatMs = 250;
/** What a gateway has kept is good for so long after a heartbeat that came through. */
const leaseMs = 1_000;
/** After a new connection, so that the other gateways have theirs again, too. */
const settleMs = 2_000;

/** A write, the word that a write is known, a good-bye, or, with nothing of these, a heartbeat. */
const messageSchema = z.object({
  from: z.string(),
  write: z
    .object({ number: z.number(), feature: z.string(), id: z.string().optional() })
    .optional(),
  knows: z.object({ number: z.number(), of: z.string() }).optional(),
  leaves: z.boolean().optional(),
});
type Message = z.infer<typeof messageSchema>;

/** How this gateway forgets what it has kept: what a write has touched, or all. */
export interface Forget {
  /** Forgets what a write has touched. */
  touched(write: Topic): void;
  /** Forgets answers, and lets nobody join what is being read. */
  answers(): void;
  /** Forgets the last good answers as well. */
  all(): void;
}

/** A write that waits for the word of the others. */
interface Waiting {
  knownBy: Set<string>;
  /** Ends the wait for the next word. */
  look: () => void;
}

/**
 * Tells all gateways over one backend what each of them writes, so that no one answers with what was
 * before: docs/decisions/several-gateways.md says why this holds whatever breaks.
 */
export class OtherGateways {
  readonly #forget: Forget;
  readonly #channel: string;
  readonly #self = randomUUID();
  /** When each of the others was last heard. */
  readonly #heardAt = new Map<string, number>();
  readonly #waiting = new Map<number, Waiting>();
  #writes = 0;
  #connection: RedisConnection | undefined;
  /** When the connection was made or lost. */
  #changedAt = performance.now();
  /** When the last heartbeat that came through was sent. */
  #provenAt = -Infinity;
  #wasInTouch = false;

  constructor(link: Pick<RedisLink, 'database' | 'open'>, forget: Forget) {
    this.#forget = forget;
    // Channels, unlike keys, are the same for all databases of a Redis.
    this.#channel = `gateways of database ${link.database}`;
    link.open((connection) => this.#live(connection));
  }

  /** Whether this gateway hears of every write, so that what it has kept is right. */
  isInTouch(): boolean {
    const now = performance.now();
    return now - this.#provenAt < leaseMs && now - this.#changedAt > settleMs;
  }

  /** To be called at the beginning of each request: out of touch, nothing that was kept is given. */
  beginRequest(): void {
    const inTouch = this.isInTouch();
    if (!inTouch) this.#forget.answers();
    else if (!this.#wasInTouch) this.#forget.all();
    this.#wasInTouch = inTouch;
  }

  /**
   * Tells the others of a write; ends when none of them can answer with what was before: each has
   * said that it knows, or has not been in touch for so long that it keeps nothing.
   */
  async announce({ feature, id }: Topic): Promise<void> {
    const number = ++this.#writes;
    const knownBy = new Set<string>();
    this.#waiting.set(number, { knownBy, look: () => undefined });
    const began = performance.now();
    try {
      await this.#send({ write: { number, feature, id } });
      await this.#untilKnown(number, knownBy, performance.now() + leaseMs);
    } catch {
      // Redis is away. Where it has just gone, the others find that out within their lease.
      if (this.#connection) await untilTime(began + leaseMs);
    } finally {
      this.#waiting.delete(number);
    }
    // Just after a connection was made or lost, it is not known who else is in touch.
    await untilTime(this.#changedAt + leaseMs);
  }

  /** Says good-bye, so that no write waits for this gateway. */
  async leave(): Promise<void> {
    await this.#send({ leaves: true }).catch(() => undefined);
  }

  /** Ends when all who are in touch know a write, at the latest at the deadline. */
  async #untilKnown(number: number, knownBy: Set<string>, deadline: number): Promise<void> {
    for (;;) {
      const now = performance.now();
      const ends = [...this.#heardAt]
        .filter(([gateway, at]) => !knownBy.has(gateway) && at + leaseMs > now)
        .map(([, at]) => at + leaseMs);
      if (ends.length === 0 || now >= deadline) return;
      const word = new AbortController();
      this.#waiting.set(number, { knownBy, look: () => word.abort() });
      const next = Math.min(deadline, ...ends) - now;
      await pause(next, undefined, { signal: word.signal }).catch(() => undefined);
    }
  }

  async #live(connection: RedisConnection): Promise<void> {
    try {
      await connection.subscribe(this.#channel, (text) => this.#hear(text));
      this.#connection = connection;
      this.#changedAt = performance.now();
      while (!connection.broken.aborted) {
        const sentAt = performance.now();
        await this.#send({});
        this.#provenAt = sentAt;
        await pause(beatMs, undefined, { signal: connection.broken });
      }
    } finally {
      this.#connection = undefined;
      this.#changedAt = performance.now();
      this.#provenAt = -Infinity;
      this.#wasInTouch = false;
      this.#forget.all();
    }
  }

  async #send(message: Omit<Message, 'from'>): Promise<void> {
    if (!this.#connection) throw new Error('Redis is away');
    const text = JSON.stringify({ from: this.#self, ...message });
    await this.#connection.publish(this.#channel, text);
  }

  #hear(text: string): void {
    const message = messageOf(text);
    if (!message) {
      // A gateway of another version: what it means is not known.
      this.#forget.all();
      return;
    }
    const { from, write, knows, leaves } = message;
    if (from === this.#self) return;
    if (leaves) this.#heardAt.delete(from);
    else this.#heardAt.set(from, performance.now());
    if (write) {
      this.#forget.touched(write);
      this.#send({ knows: { number: write.number, of: from } }).catch(() => undefined);
    }
    const waiting = knows?.of === this.#self ? this.#waiting.get(knows.number) : undefined;
    waiting?.knownBy.add(from);
    waiting?.look();
  }
}

function messageOf(text: string): Message | undefined {
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function untilTime(time: number): Promise<void> {
  let left = time - performance.now();
  while (left > 0) {
    // A timer drops what is less than a millisecond, and a lease lasts to its end.
    await pause(Math.ceil(left));
    left = time - performance.now();
  }
}

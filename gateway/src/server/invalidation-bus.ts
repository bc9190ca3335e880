import { z } from 'zod';
import type { Write } from '../rest/cache-tag.ts';
import type { RedisLink } from './redis-link.ts';

const writeSchema = z.object({
  feature: z.string(),
  id: z.string().optional(),
  certain: z.boolean(),
});

/**
 * Tells all gateways over one backend, by a channel of Redis, what each of them writes. Where a
 * message may have been missed, `invalidate` is called without a tag, which removes everything
 * (docs/decisions/several-gateways.md).
 */
export class InvalidationBus {
  readonly #link: RedisLink;
  readonly #channel: string;

  constructor(link: RedisLink, invalidate: (write?: Write) => void) {
    this.#link = link;
    // Channels, unlike keys, are the same for all databases of a Redis.
    this.#channel = `writes of database ${link.database}`;
    link.open({
      channel: this.#channel,
      // A gateway of another version may send what this one does not know.
      onMessage: (message) => invalidate(writeOf(message)),
      onGap: () => invalidate(),
    });
  }

  /** Publishes a write. While Redis is away nothing is sent; the gateways then cache for 2 s at most. */
  async publish(write: Write): Promise<void> {
    await this.#link.publish(this.#channel, JSON.stringify(write)).catch(() => undefined);
  }
}

function writeOf(message: string): Write | undefined {
  try {
    return writeSchema.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}

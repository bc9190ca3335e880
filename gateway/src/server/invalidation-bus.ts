import { z } from 'zod';
import type { CacheTag } from '../rest/cache-tag.ts';
import type { RedisLink } from './redis-link.ts';

const tagSchema = z.object({ feature: z.string(), id: z.string().optional() });

/**
 * Tells all gateways over one backend, by a channel of Redis, what each of them writes. Where a
 * message may have been missed, `invalidate` is called without a tag, which removes everything
 * (docs/decisions/several-gateways.md).
 */
export class InvalidationBus {
  readonly #link: RedisLink;
  readonly #channel: string;

  constructor(link: RedisLink, invalidate: (write?: CacheTag) => void) {
    this.#link = link;
    // Channels, unlike keys, are the same for all databases of a Redis.
    this.#channel = `writes of database ${link.database}`;
    link.open({
      channel: this.#channel,
      // A gateway of another version may send what this one does not know.
      onMessage: (message) => invalidate(tagOf(message)),
      onGap: () => invalidate(),
    });
  }

  /** Publishes a write. While Redis is away nothing is sent; the gateways then cache for 2 s at most. */
  async publish(write: CacheTag): Promise<void> {
    await this.#link.publish(this.#channel, JSON.stringify(write)).catch(() => undefined);
  }
}

function tagOf(message: string): CacheTag | undefined {
  try {
    return tagSchema.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}

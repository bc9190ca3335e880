import { z } from 'zod';
import type { Write } from '../rest/cache-tag.ts';
import type { RedisLink } from './redis-link.ts';

const writeSchema = z.object({
  feature: z.string(),
  id: z.string().optional(),
  certain: z.boolean(),
});

/** Publishes a write to the other gateways. While Redis is away, nothing is sent. */
export type PublishWrite = (write: Write) => Promise<void>;

/**
 * Connects the gateways over one backend by a channel of Redis: calls `invalidate` with each write of
 * another gateway, and without one, to remove everything, where a message may have been missed
 * (docs/decisions/processes.md).
 */
export function invalidationBus(
  link: RedisLink,
  invalidate: (write?: Write) => void,
): PublishWrite {
  // Channels, unlike keys, are shared by all databases of a Redis.
  const channel = `writes of database ${link.database}`;
  link.open({
    channel,
    // A gateway of another version may send what this one cannot read.
    onMessage: (message) => invalidate(writeOf(message)),
    onGap: () => invalidate(),
  });
  return async (write) => {
    await link.command(['PUBLISH', channel, JSON.stringify(write)]).catch(() => undefined);
  };
}

function writeOf(message: string): Write | undefined {
  try {
    return writeSchema.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}

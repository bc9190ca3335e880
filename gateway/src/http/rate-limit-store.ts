import type { ClientRateLimitInfo } from 'express-rate-limit';
import { MemoryRateLimitStore } from 'backend/memory-rate-limit-store';
import { RedisStore } from 'rate-limit-redis';
import type { RedisLink } from '../cache/redis-link.ts';

/**
 * Counts hits by key within a time window: in Redis for all gateways, or in this process where no
 * Redis is used or while it is away.
 */
export class RateLimitStore extends MemoryRateLimitStore {
  readonly #link: RedisLink | undefined;
  readonly #shared: RedisStore;
  #scripts: Promise<string> | undefined;

  constructor(name: string, windowMs: number, link: RedisLink | undefined) {
    super(windowMs);
    this.#link = link;
    this.#shared = new RedisStore({
      prefix: `${name} `,
      sendCommand: (...args) => link?.command(args) ?? Promise.reject(new Error('no Redis')),
    });
    this.#shared.windowMs = windowMs;
  }

  /** Counts a hit; returns the number of hits and the end of the window. */
  override async increment(key: string): Promise<ClientRateLimitInfo> {
    if (this.#link?.isConnected) {
      try {
        this.#scripts ??= this.#shared.loadIncrementScript();
        this.#shared.incrementScriptSha = this.#scripts;
        return await this.#shared.increment(key);
      } catch {
        this.#scripts = undefined;
      }
    }
    return super.increment(key);
  }
}

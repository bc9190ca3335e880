import type { IncomingMessage, ServerResponse } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';

/** The share that visitors may use, so that there is always room for administrators. */
const visitorsPart = 1 / 4;
/** The bytes that visitors from one address may use: three of the largest applications (spec 9). */
const addressBytes = 64 * 1024 * 1024;

/** An upload that is starting. */
export interface SpooledRequest {
  /** The limit of its body, in bytes. */
  maxBytes: number;
  /** The sender: an administrator, or a visitor at an address. */
  from: 'administrator' | { address: string | undefined };
}

/**
 * Limits the disk space of all uploads in progress. The bytes of a request count from their arrival
 * until its response is closed, when its temporary files are deleted.
 */
export class Spool {
  readonly #allBytes: number;
  readonly #held = new Map<string, number>();

  constructor(allBytes: number) {
    this.#allBytes = allBytes;
  }

  /**
   * Counts the body of a request while something else reads it. Calls `refuse` at most once: if the
   * request is too large, or if there is no room for it now.
   */
  hold(
    req: IncomingMessage,
    res: ServerResponse,
    { maxBytes, from }: SpooledRequest,
    refuse: (why: 'too large' | 'no room') => void,
  ): void {
    const limits = this.#limitsFor(from);
    let own = 0;
    const count = (chunk: Buffer) => {
      own += chunk.length;
      const held = limits.map(({ key }) => this.#add(key, chunk.length));
      const hasRoom = limits.every(({ bytes }, index) => (held[index] ?? 0) <= bytes);
      if (hasRoom && own <= maxBytes) return;
      req.off('data', count);
      refuse(hasRoom ? 'too large' : 'no room');
    };
    req.on('data', count);
    res.once('close', () => {
      req.off('data', count);
      for (const { key } of limits) this.#add(key, -own);
    });
  }

  #limitsFor(from: SpooledRequest['from']): { key: string; bytes: number }[] {
    const all = { key: 'all', bytes: this.#allBytes };
    if (from === 'administrator') return [all];
    const network = ipKeyGenerator(from.address ?? 'unknown');
    return [
      all,
      { key: 'visitors', bytes: this.#allBytes * visitorsPart },
      { key: `address ${network}`, bytes: addressBytes },
    ];
  }

  #add(key: string, bytes: number): number {
    const held = (this.#held.get(key) ?? 0) + bytes;
    if (held > 0) this.#held.set(key, held);
    else this.#held.delete(key);
    return held;
  }
}

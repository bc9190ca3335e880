import type { IncomingMessage, ServerResponse } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';

/** Visitors may fill a part only, so that there is always room for administrators. */
const visitorsPart = 1 / 4;
/** What visitors from one address may fill: three of the largest applications (spec 9). */
const addressBytes = 64 * 1024 * 1024;

/** An upload that begins. */
export interface SpooledRequest {
  /** The most that its body may hold, in bytes. */
  mostBytes: number;
  /** Who sends it: an administrator, or a visitor from an address. */
  from: 'administrator' | { address: string | undefined };
}

/**
 * Bounds what all uploads under way hold in temporary files. The bytes of a request count from their
 * arrival until its response is closed, when its files are removed.
 */
export class Spool {
  readonly #allBytes: number;
  readonly #held = new Map<string, number>();

  constructor(allBytes: number) {
    this.#allBytes = allBytes;
  }

  /**
   * Counts the body of a request; to be called when something else is reading it. Calls `refuse` at
   * most once, where the request itself is too large or there is no room for it now.
   */
  hold(
    req: IncomingMessage,
    res: ServerResponse,
    { mostBytes, from }: SpooledRequest,
    refuse: (why: 'too large' | 'no room') => void,
  ): void {
    const limits = this.#limitsFor(from);
    let own = 0;
    const count = (chunk: Buffer) => {
      own += chunk.length;
      const held = limits.map(({ key }) => this.#add(key, chunk.length));
      const hasRoom = limits.every(({ most }, index) => (held[index] ?? 0) <= most);
      if (hasRoom && own <= mostBytes) return;
      req.off('data', count);
      refuse(hasRoom ? 'too large' : 'no room');
    };
    req.on('data', count);
    res.once('close', () => {
      req.off('data', count);
      for (const { key } of limits) this.#add(key, -own);
    });
  }

  #limitsFor(from: SpooledRequest['from']): { key: string; most: number }[] {
    const all = { key: 'all', most: this.#allBytes };
    if (from === 'administrator') return [all];
    const network = ipKeyGenerator(from.address ?? 'unknown');
    return [
      all,
      { key: 'visitors', most: this.#allBytes * visitorsPart },
      { key: `address ${network}`, most: addressBytes },
    ];
  }

  #add(key: string, bytes: number): number {
    const held = (this.#held.get(key) ?? 0) + bytes;
    if (held > 0) this.#held.set(key, held);
    else this.#held.delete(key);
    return held;
  }
}

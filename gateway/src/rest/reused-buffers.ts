/** Sizes differ by so many bytes, so that a buffer soon fits again. */
const step = 4096;
/** How many of a size wait to be used again. */
const maxFree = 4;

/**
 * Memory outside of V8's heap for what is kept long and replaced often. On the heap it would be moved
 * twice and then wait for a full collection, as each one does that is replaced.
 */
export class ReusedBuffers {
  readonly #free = new Map<number, Buffer[]>();

  /** A buffer for so many bytes, or for a few more; it holds anything. */
  take(bytes: number): Buffer {
    const size = Math.max(1, Math.ceil(bytes / step)) * step;
    return this.#free.get(size)?.pop() ?? Buffer.allocUnsafeSlow(size);
  }

  /** Takes a buffer back that nobody uses any more. */
  giveBack(buffer: Buffer): void {
    const free = this.#free.get(buffer.length) ?? [];
    if (free.length < maxFree) free.push(buffer);
    this.#free.set(buffer.length, free);
  }
}

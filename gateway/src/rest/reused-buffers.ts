/** Sizes differ by so many bytes, so that a buffer soon fits again. */
const step = 4096;
/** How much waits to be used again, of all sizes together. */
const maxFreeBytes = 1024 * 1024;

/**
 * Memory outside of V8's heap for what is kept long and replaced often. On the heap it would be moved
 * twice and then wait for a full collection, as each one does that is replaced.
 */
export class ReusedBuffers {
  readonly #free = new Map<number, Buffer[]>();
  #freeBytes = 0;

  /** A buffer for so many bytes, or for a few more; it holds anything. */
  take(bytes: number): Buffer {
    const size = Math.max(1, Math.ceil(bytes / step)) * step;
    const free = this.#free.get(size)?.pop();
    if (free) this.#freeBytes -= size;
    return free ?? Buffer.allocUnsafeSlow(size);
  }

  /** Takes a buffer back that nobody uses any more. What waited is let go where it gets too much. */
  giveBack(buffer: Buffer): void {
    const { length } = buffer;
    if (length > maxFreeBytes) return;
    if (this.#freeBytes + length > maxFreeBytes) {
      this.#free.clear();
      this.#freeBytes = 0;
    }
    const free = this.#free.get(length) ?? [];
    free.push(buffer);
    this.#free.set(length, free);
    this.#freeBytes += length;
  }
}

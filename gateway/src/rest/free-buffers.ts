const everyBytes = 8 * 1024 * 1024;
let sinceFreed = 0;

/**
 * To be told of every piece of a file that went through, with its bytes. V8 frees Buffers when the
 * young objects in its heap have become many; those of a file are few, but there may be 64 KB behind
 * each. So it is asked to from time to time, where Node was started with `--expose-gc`.
 */
export function freeBuffers(bytes: number): void {
  sinceFreed += bytes;
  if (sinceFreed < everyBytes) return;
  sinceFreed = 0;
  globalThis.gc?.({ type: 'minor' });
}

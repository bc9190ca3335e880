import { vi } from 'vitest';

/** Waits until an expectation holds, on a busy machine too, where Vitest's second is not enough. */
export function eventually<T>(expectation: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(expectation, { timeout: 30_000, interval: 20 });
}

import { afterEach, expect, test, vi } from 'vitest';
import { PartIndex } from './part-index.ts';

afterEach(() => void vi.useRealTimers());

test('an index that takes longer to read than it is fresh is not read again by the next search', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const index = new PartIndex(() => 2_000);
  const find = vi.fn(() => {
    vi.advanceTimersByTime(3_000);
    return Promise.resolve({ spares: [] });
  });
  const calls = { navbar: { find }, spare: { find: () => Promise.reject(new Error('no spare')) } };
  await index.search('a', 10, calls);
  await index.search('b', 10, calls);
  expect(find).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_001);
  await index.search('c', 10, calls);
  expect(find).toHaveBeenCalledTimes(2);
});

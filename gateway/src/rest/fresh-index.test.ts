import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FreshIndex, readEach } from './fresh-index.ts';

interface Read extends PromiseWithResolvers<string> {
  calls: string;
  before: string | undefined;
}

let freshMs: number;
let reads: Read[];
let index: FreshIndex<string, string>;
beforeEach(() => {
  // The machine's clock, which may be set back, counts for nothing.
  vi.useFakeTimers({ toNotFake: ['Date'] });
  freshMs = 2_000;
  reads = [];
  index = new FreshIndex({
    freshMs: () => freshMs,
    shows: ['product', 'spare'],
    read: (calls, before) => {
      const read = { calls, before, ...Promise.withResolvers<string>() };
      reads.push(read);
      return read.promise;
    },
  });
});
afterEach(() => void vi.useRealTimers());

/** Asks for the index, which is then read as this. */
function get(read: string): Promise<string> {
  const asked = index.get('calls');
  reads.at(-1)?.resolve(read);
  return asked;
}

test('an index is fresh for its time from the end of its reading, which may take longer', async () => {
  const asked = index.get('calls');
  vi.advanceTimersByTime(3_000);
  reads[0]?.resolve('one');
  expect(await asked).toBe('one');
  vi.advanceTimersByTime(1_999);
  expect(await index.get('calls')).toBe('one');
  expect(reads).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await index.get('calls');
  expect(reads).toMatchObject([{ before: undefined }, { before: 'one' }]);
});

test('a stale index is searched while it is read again, once at a time', async () => {
  await get('old');
  vi.advanceTimersByTime(2_000);
  expect(await Promise.all([index.get('a'), index.get('b')])).toEqual(['old', 'old']);
  expect(reads).toHaveLength(2);
  reads[1]?.reject(new Error('away'));
  await vi.waitFor(async () => {
    expect(await index.get('calls')).toBe('old');
    expect(reads).toHaveLength(3);
  });
  reads[2]?.resolve('new');
  await vi.waitFor(async () => expect(await index.get('calls')).toBe('new'));
});

test('where nothing is cached, each search reads the list again', async () => {
  freshMs = 0;
  await get('old');
  expect(await get('new')).toBe('new');
});

test('after a write a search waits for what was written', async () => {
  await get('old');
  index.invalidate({ feature: 'spare' });
  const one = index.get('calls');
  index.invalidate();
  const other = index.get('calls');
  expect(reads).toHaveLength(2);
  reads[1]?.resolve('between');
  expect(await one).toBe('between');
  await vi.waitFor(() => expect(reads).toHaveLength(3));
  reads[2]?.resolve('new');
  expect(await other).toBe('new');
  index.invalidate({ feature: 'partner' });
  expect(await index.get('calls')).toBe('new');
  expect(reads).toHaveLength(3);
});

test('it waits a second at most, and not where the reading fails', async () => {
  await get('old');
  index.invalidate();
  const one = index.get('calls');
  index.invalidate();
  const other = index.get('calls');
  const found = vi.fn();
  void one.then(found);
  await vi.advanceTimersByTimeAsync(999);
  expect(found).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all([one, other])).toEqual(['old', 'old']);
  const failed = index.get('calls');
  reads[1]?.reject(new Error('away'));
  expect(await failed).toBe('old');
});

test('an index that was never read is an error, and read by the next search', async () => {
  const asked = index.get('calls');
  reads[0]?.reject(new Error('away'));
  await expect(asked).rejects.toThrow('away');
  expect(await get('one')).toBe('one');
});

test('a list is read four entries at a time, and the results have its order', async () => {
  const ends: (() => void)[] = [];
  const read = (entry: string) =>
    new Promise<string>((resolve) => ends.unshift(() => resolve(entry.toUpperCase())));
  const results = readEach(['a', 'b', 'c', 'd', 'e'], read, () => 'failed');
  expect(ends).toHaveLength(4);
  for (const end of [...ends]) end();
  await vi.waitFor(() => expect(ends).toHaveLength(5));
  ends[0]?.();
  expect(await results).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('of a list of which some cannot be read the others are, and none where all fail', async () => {
  const readBut = (failing: string[]) => {
    const read = (entry: string) =>
      failing.includes(entry) ? Promise.reject(new Error(entry)) : Promise.resolve(entry);
    const otherwise = (entry: string, error: unknown) => `${entry}: ${String(error)}`;
    return readEach(['a', 'b'], read, otherwise);
  };
  expect(await readBut(['a'])).toEqual(['a: Error: a', 'b']);
  await expect(readBut(['a', 'b'])).rejects.toThrow(/^[ab]$/);
  expect(
    await readEach(
      [],
      () => Promise.reject(new Error('a')),
      () => 'failed',
    ),
  ).toEqual([]);
});

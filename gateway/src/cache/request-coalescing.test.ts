import { beforeEach, expect, test } from 'vitest';
import { RequestCoalescing } from './request-coalescing.ts';

let shared: RequestCoalescing<string>;
let made: { succeed: (value: string) => void; fail: (error: Error) => void; signal: AbortSignal }[];
beforeEach(() => {
  shared = new RequestCoalescing();
  made = [];
});

const nobody = new AbortController().signal;
const ask = (key: string, signal = nobody) =>
  shared.run(
    key,
    signal,
    (stop) =>
      new Promise((succeed, fail) => {
        made.push({ succeed, fail, signal: stop.signal });
      }),
  );

test('identical reads under way are one, others are not', async () => {
  const [first, second, other] = [ask('a'), ask('a'), ask('b')];
  expect([shared.has('a'), shared.has('c')]).toEqual([true, false]);
  expect(made).toHaveLength(2);
  made[0]?.succeed('one');
  made[1]?.succeed('two');
  expect(await Promise.all([first, second, other])).toEqual(['one', 'one', 'two']);
});

test('nothing is stored: a result is not returned again, nor an error', async () => {
  const first = ask('a');
  made[0]?.fail(new Error('down'));
  await expect(first).rejects.toThrow('down');
  const second = ask('a');
  made[1]?.succeed('up');
  expect(await second).toBe('up');
  void ask('a');
  expect(made).toHaveLength(3);
});

test('who asks after a write does not join what began before it', async () => {
  const before = ask('a');
  shared.clear();
  const after = ask('a');
  made[1]?.succeed('new');
  made[0]?.succeed('old');
  expect(await Promise.all([before, after])).toEqual(['old', 'new']);
  const third = ask('a');
  expect(made).toHaveLength(3);
  made[2]?.succeed('third');
  expect(await third).toBe('third');
});

test('the read ends when the last one who waits has gone, not before', async () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const waits = [ask('a', one.signal), ask('a', two.signal)];
  one.abort(new Error('one has gone'));
  expect(made[0]?.signal.aborted).toBe(false);
  await expect(waits[0]).rejects.toThrow('one has gone');
  two.abort(new Error('two has gone'));
  expect(made[0]?.signal.aborted).toBe(true);
  await expect(waits[1]).rejects.toThrow('two has gone');
  void ask('a');
  expect(made).toHaveLength(2);
});

test('a caller that has gone before it asked is rejected, and nothing is done for it', async () => {
  const asked = ask('a', AbortSignal.abort('closed'));
  await expect(asked).rejects.toThrow('all clients disconnected');
  expect(made[0]?.signal.aborted).toBe(true);
  expect(shared.has('a')).toBe(false);
});

test('work that is no longer shared does not end what began after it', async () => {
  const before = ask('a');
  shared.clear();
  const after = ask('a');
  made[0]?.succeed('old');
  await before;
  expect(shared.has('a')).toBe(true);
  made[1]?.succeed('new');
  expect(await after).toBe('new');
  expect(shared.has('a')).toBe(false);
});

test('a caller that goes when it has its result ends nothing', async () => {
  const [early, late] = [new AbortController(), new AbortController()];
  const results = [ask('a', early.signal), ask('a', late.signal)];
  made[0]?.succeed('one');
  await Promise.all(results);
  early.abort();
  late.abort();
  expect(made[0]?.signal.aborted).toBe(false);
});

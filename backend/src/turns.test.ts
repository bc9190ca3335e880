import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { QueueFullError, Turns } from './turns.ts';

/** Starts work that runs until `finish` is called, and records when it starts. */
function startWork(
  turns: Turns,
  started: string[],
  name: string,
  units: number,
  options?: Parameters<Turns['use']>[2],
) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const work = () => {
    started.push(name);
    return promise;
  };
  return { finish: () => resolve(undefined), done: turns.use(units, work, options) };
}

test('work that needs more than is free waits, and is not overtaken by smaller work', async () => {
  const turns = new Turns(10);
  const started: string[] = [];
  const first = startWork(turns, started, 'first', 6);
  const large = startWork(turns, started, 'large', 5);
  const small = startWork(turns, started, 'small', 1);
  await nextTurn();
  expect(started).toEqual(['first']);
  first.finish();
  await first.done;
  await nextTurn();
  expect(started).toEqual(['first', 'large', 'small']);
  large.finish();
  small.finish();
  await Promise.all([large.done, small.done]);
});

test('work that failed makes room', async () => {
  const turns = new Turns(1);
  await expect(turns.use(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(turns.use(1, () => Promise.resolve('done'))).resolves.toBe('done');
});

test('a full queue refuses, and who leaves it makes a place', async () => {
  const turns = new Turns(1, 1);
  const started: string[] = [];
  const first = startWork(turns, started, 'first', 1);
  const leaving = new AbortController();
  const second = startWork(turns, started, 'second', 1, { signal: leaving.signal });
  await expect(turns.use(1, () => Promise.resolve())).rejects.toThrow('Try again later');
  leaving.abort();
  await expect(second.done).rejects.toThrow('disconnected');
  const third = startWork(turns, started, 'third', 1);
  first.finish();
  await first.done;
  third.finish();
  await third.done;
  expect(started).toEqual(['first', 'third']);
});

/** Does work that takes so long by a clock of our own, and returns who it was done for, in order. */
async function inOrder(...wanted: (readonly [by: string, ms: number])[]): Promise<string[]> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  const turns = new Turns(1);
  const done: string[] = [];
  const work = wanted.map(([by, ms]) =>
    turns.use(
      1,
      async () => {
        await nextTurn();
        now += ms;
        done.push(by);
      },
      { by },
    ),
  );
  await Promise.all(work);
  return done;
}

test('who wants little does not wait for those who want much', async () => {
  const greedy = ['greedy', 100] as const;
  const modest = ['modest', 10] as const;
  const done = await inOrder(greedy, greedy, greedy, modest, modest, modest);
  expect(done).toEqual(['greedy', 'modest', 'modest', 'modest', 'greedy', 'greedy']);
});

test('those who want the same have turns alike, also one who comes later', async () => {
  const done = await inOrder(...['a', 'a', 'a', 'a', 'b', 'b'].map((by) => [by, 10] as const));
  expect(done).toEqual(['a', 'b', 'a', 'b', 'a', 'a']);
});

test('of a full queue, the client with most in it loses its last', async () => {
  const turns = new Turns(1, 3);
  const started: string[] = [];
  const greedy = ['1', '2', '3', '4'].map((name) =>
    startWork(turns, started, name, 1, { by: 'greedy' }),
  );
  const refused = expect(greedy[3]?.done).rejects.toThrow(QueueFullError);
  const modest = startWork(turns, started, 'modest', 1, { by: 'modest' });
  for (const { finish } of [...greedy, modest]) finish();
  await Promise.all([refused, modest.done, ...greedy.slice(0, 3).map(({ done }) => done)]);
  expect(started).toEqual(['1', 'modest', '2', '3']);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Starts work that runs until `finish` is called, and records when it starts. */
function startWork(
  turns: Turns,
  started: string[],
  name: string,
  units: number,
  signal?: AbortSignal,
) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const work = () => {
    started.push(name);
    return promise;
  };
  return { finish: () => resolve(undefined), done: turns.use(units, work, signal) };
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
  const second = startWork(turns, started, 'second', 1, leaving.signal);
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

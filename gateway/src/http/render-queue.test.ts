import { expect, test, vi } from 'vitest';
import { QueueFullError, RenderQueue } from './render-queue.ts';

const waiting = new AbortController().signal;

test('runs some jobs at once, the others in turn, and refuses what exceeds its queue', async () => {
  const queue = new RenderQueue(1, 1);
  const first = Promise.withResolvers<string>();
  const second = vi.fn(() => Promise.resolve('second'));
  const running = [queue.run(waiting, () => first.promise), queue.run(waiting, second)];
  await expect(queue.run(waiting, second)).rejects.toThrow(QueueFullError);
  expect(second).not.toHaveBeenCalled();
  first.resolve('first');
  expect(await Promise.all(running)).toEqual(['first', 'second']);
  expect(await queue.run(waiting, second)).toBe('second');
});

test('a job that fails leaves its room to the next', async () => {
  const queue = new RenderQueue(1, 1);
  const failing = queue.run(waiting, () => Promise.reject(new Error('no screen')));
  const next = queue.run(waiting, () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no screen');
  expect(await next).toBe('next');
});

test('a job that nobody waits for any more leaves the queue and never runs', async () => {
  const queue = new RenderQueue(1, 1);
  const first = Promise.withResolvers<string>();
  const visitor = new AbortController();
  const left = vi.fn(() => Promise.resolve('left'));
  const running = queue.run(waiting, () => first.promise);
  const leaving = queue.run(visitor.signal, left);
  visitor.abort();
  await expect(leaving).rejects.toThrow();
  const next = queue.run(waiting, () => Promise.resolve('next'));
  first.resolve('first');
  expect(await Promise.all([running, next])).toEqual(['first', 'next']);
  expect(left).not.toHaveBeenCalled();
});

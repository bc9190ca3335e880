import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';
import type { OperationResult, Response } from './response.ts';
import { createResponse } from './response.ts';

const response = (text: string, changes: Partial<OperationResult> = {}) =>
  createResponse({
    operation: 'PartListScreen',
    status: 200,
    headers: { 'content-type': 'application/json' },
    text,
    tags: [{ feature: 'settings' }, { feature: 'spare', id: '7' }],
    isPublic: true,
    backendIsAway: false,
    isOfOneClient: false,
    ...changes,
  });
const away = response('{"errors":[]}', { isPublic: false, backendIsAway: true });

const waiting = new AbortController().signal;
let cache: ResponseCache;
beforeEach(() => {
  // The machine's clock, which may be set back, counts for nothing.
  vi.useFakeTimers({ toNotFake: ['Date'] });
  cache = new ResponseCache(() => 10_000);
});
afterEach(() => vi.useRealTimers());

const store = (key: string, made = response(key)) =>
  cache.request(key, waiting, () => Promise.resolve(made));
const fresh = (key: string) => cache.fresh(key)?.body.toString();

describe('fresh', () => {
  test('for its time, counted from when the work on it began', async () => {
    let finish: (made: Response) => void = () => undefined;
    const making = cache.request('a', waiting, () => new Promise((resolve) => (finish = resolve)));
    vi.advanceTimersByTime(4_000);
    finish(response('one'));
    await making;
    vi.advanceTimersByTime(5_999);
    expect(fresh('a')).toBe('one');
    vi.advanceTimersByTime(1);
    expect(fresh('a')).toBeUndefined();
  });

  test('never where the time is 0', async () => {
    cache = new ResponseCache(() => 0);
    await store('a');
    expect(fresh('a')).toBeUndefined();
  });

  test('only what is public', async () => {
    await store('a', response('mine', { isPublic: false }));
    expect(fresh('a')).toBeUndefined();
  });
});

describe('a write', () => {
  test('removes exactly what it touched', async () => {
    await store('seven');
    await store('eight', response('eight', { tags: [{ feature: 'spare', id: '8' }] }));
    cache.invalidate({ feature: 'spare', id: '7', certain: true });
    expect([fresh('seven'), fresh('eight')]).toEqual([undefined, 'eight']);
    expect(await store('seven', away)).toBe(away);
    cache.invalidate();
    expect(fresh('eight')).toBeUndefined();
  });

  test('that may not have been stored leaves what it touched to stand in, no longer fresh', async () => {
    await store('a');
    cache.invalidate({ feature: 'spare', id: '7', certain: false });
    expect(fresh('a')).toBeUndefined();
    expect((await store('a', away)).body.toString()).toBe('a');
  });

  test('keeps what began before it from being stored, whatever was written', async () => {
    let finish: (made: Response) => void = () => undefined;
    const making = cache.request('a', waiting, () => new Promise((resolve) => (finish = resolve)));
    cache.invalidate({ feature: 'category', certain: true });
    finish(response('old'));
    await making;
    expect(fresh('a')).toBeUndefined();
  });

  test('lets no request join what is in flight', () => {
    const work = vi.fn(() => new Promise<Response>(() => undefined));
    void cache.request('a', waiting, work);
    void cache.request('a', waiting, work);
    expect(work).toHaveBeenCalledTimes(1);
    cache.invalidate({ feature: 'category', certain: true });
    void cache.request('a', waiting, work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

test('a client that is refused is refused alone: those who have joined it make their own response', async () => {
  const refusal = response('refused', { isPublic: false, isOfOneClient: true });
  const makes = [refusal, refusal, response('all')].map((made) => () => Promise.resolve(made));
  const asked = makes.map((make) => cache.request('a', waiting, make));
  const joined = cache.join('a', waiting);
  await expect(joined).rejects.toThrow('of another client');
  const texts = (await Promise.all(asked)).map(({ body }) => body.toString());
  expect(texts).toEqual(['refused', 'refused', 'all']);
  await expect(cache.join('a', waiting)).rejects.toThrow('no response is in flight');
});

describe('stale', () => {
  test('for a day where the backend is away, marked, and stored by nobody', async () => {
    await store('a');
    vi.advanceTimersByTime(24 * 60 * 60_000 - 1);
    const stale = await store('a', away);
    expect(stale).toMatchObject({ isPublic: false, etag: undefined });
    expect(stale.body.toString()).toBe('a');
    expect(stale.headers['x-answered-from']).toBe('last good answer');
    expect(stale.cacheHeaders['cache-control']).toBe('no-store');
    vi.advanceTimersByTime(1);
    expect(await store('a', away)).toBe(away);
  });

  test('not for an error that is not the backend being away', async () => {
    await store('a');
    const wrong = response('wrong', { isPublic: false });
    expect(await store('a', wrong)).toBe(wrong);
  });
});

test('what is made of a response later, and what is not its body, counts as well', async () => {
  const large = () => response('x'.repeat(666_000));
  for (let i = 0; i < 20; i++) (await store(String(i), large())).onCompressed?.(666_000);
  const inCache = Array.from({ length: 20 }, (_, i) => i).filter((i) => fresh(String(i)));
  expect(inCache).toHaveLength(12);
  // What has left the cache does not come back.
  const left = await store('left', large());
  cache.invalidate();
  left.onCompressed?.(1);
  expect(fresh('left')).toBeUndefined();

  cache = new ResponseCache(() => 10_000);
  const tags = Array.from({ length: 10_000 }, (_, id) => ({
    feature: 'spare' as const,
    id: String(id),
  }));
  for (let i = 0; i < 60; i++) await store(String(i), response('{}', { tags }));
  expect(fresh('59')).toBeDefined();
  expect(fresh('0')).toBeUndefined();
});

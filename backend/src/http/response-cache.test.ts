import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { createResponseCache } from './response-cache.ts';

const megabyte = 1024 * 1024;
const client = '192.0.2.1';

describe('the response cache', () => {
  let reads = 0;
  const read = (size: number) => () => {
    reads += 1;
    return Promise.resolve({ body: 'x'.repeat(size), total: undefined });
  };
  /** Whether a response has to be made again. */
  const isMade = async (cache: ReturnType<typeof createResponseCache>, key: string) => {
    const before = reads;
    await cache.get(key, read(1), client);
    return reads > before;
  };

  test('is bounded in bytes, and forgets first what was read longest ago', async () => {
    const cache = createResponseCache(true);
    await cache.get('home', read(1), client);
    for (let n = 0; n < 40; n += 1) {
      await cache.get(`page ${String(n)}`, read(megabyte), client);
      await cache.get('home', read(1), client);
    }
    expect([await isMade(cache, 'page 39'), await isMade(cache, 'home')]).toEqual([false, false]);
    expect(await isMade(cache, 'page 0')).toBe(true);
  });

  test('keeps no more memory for a short response than it counts', async () => {
    const { json } = await createResponseCache(true).get('short', read(1), client);
    expect(json.buffer.byteLength).toBe(json.length);
  });

  test('counts keys, which strangers choose', async () => {
    const cache = createResponseCache(true);
    for (let n = 0; n < 20; n += 1)
      await cache.get(`${String(n)}${'x'.repeat(megabyte)}`, read(1), client);
    expect(await isMade(cache, `0${'x'.repeat(megabyte)}`)).toBe(true);
  });

  test('leaves others in place for a response that is huge', async () => {
    const cache = createResponseCache(true);
    await cache.get('home', read(1), client);
    await cache.get('huge', read(20 * megabyte), client);
    expect([await isMade(cache, 'home'), await isMade(cache, 'huge')]).toEqual([false, true]);
  });

  test('reads once for all who wait, unless a write comes between', async () => {
    const cache = createResponseCache(true);
    const slow: ((body: string) => void)[] = [];
    const get = async () => {
      const wait = () =>
        new Promise<string>((resolve) => slow.push(resolve)).then((body) => ({ body, total: '1' }));
      return (await cache.get('list', wait, client)).json.toString();
    };
    const before = [get(), get()];
    await turn();
    expect(slow).toHaveLength(1);
    cache.clear();
    const after = get();
    await turn();
    slow[0]?.('before');
    slow[1]?.('after');
    expect(await Promise.all([...before, after])).toEqual(['"before"', '"before"', '"after"']);
    expect(await get()).toBe('"after"');
  });

  test('reads four at the same time, however many are asked for', async () => {
    const cache = createResponseCache(false);
    let running = 0;
    let most = 0;
    const wait = async () => {
      most = Math.max(most, ++running);
      await turn();
      running -= 1;
      return { body: '', total: undefined };
    };
    await Promise.all(Array.from({ length: 40 }, (_, n) => cache.get(String(n), wait, client)));
    expect(most).toBe(4);
  });

  test('reads again after a read that failed', async () => {
    const cache = createResponseCache(true);
    await expect(
      cache.get('list', () => Promise.reject(new Error('broken')), client),
    ).rejects.toThrow();
    expect(await isMade(cache, 'list')).toBe(true);
  });
});

describe('only a write that visitors see empties the cache', () => {
  let backend: TestBackend;
  let file: DatabaseSync;
  beforeAll(async () => {
    backend = await startTestBackend();
    file = new DatabaseSync(join(backend.dataDir, 'site.sqlite'));
  });
  afterAll(async () => {
    file.close();
    await backend.close();
  });

  /** Whether a public read is made again after a write, which a change behind the backend tells. */
  const empties = async (write: () => Promise<unknown>) => {
    await backend.admin('PATCH /settings', { json: { phone: 'cached' } });
    await backend.call('GET /settings');
    file.exec("update settings set phone = 'behind'");
    await write();
    return (await backend.call('GET /settings')).json.phone === 'behind';
  };

  const enquiry = { name: 'A', company: 'B', email: 'a@example.org', text: 'C' };
  const csv = () => ({ file: new Blob(['partnumber\nL1\n']) });
  const visitors: [string, () => Promise<unknown>][] = [
    [
      'a failed login',
      () => backend.call('POST /auth/login', { json: { login: 'x', password: 'y' } }),
    ],
    ['an enquiry', () => backend.call('POST /request', { json: enquiry })],
    ['a write without a token', () => backend.call('PATCH /settings', { json: { phone: '1' } })],
  ];
  const administrators: [string, () => Promise<unknown>][] = [
    ['a preview', () => backend.admin('POST /spare/1/part/import?preview=true', { form: csv() })],
    [
      'an export',
      () => backend.admin('POST /privacy/export', { json: { email: 'a@example.org' } }),
    ],
    ['the check of a token', () => backend.admin('POST /auth/me')],
    [
      'a note on an enquiry',
      () => backend.admin('PATCH /request', { json: { ids: [1], note: 'x' } }),
    ],
    ['a refused write', () => backend.admin('PATCH /spare/999', { json: { title_en: 'x' } })],
    ['an invalid write', () => backend.admin('PATCH /settings', { json: { phone: 1 } })],
    ['the end of a session', () => backend.admin('DELETE /session/none')],
  ];
  test.for([...visitors, ...administrators])('%s does not', async ([, write]) => {
    await backend.admin('POST /spare', { form: { title_en: 'x' } });
    expect(await empties(write)).toBe(false);
  });

  test('a write of an entity does', async () => {
    expect(await empties(() => backend.admin('POST /category', { json: { name: 'x' } }))).toBe(
      true,
    );
  });
});

import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../database/open-database.ts';
import { isPostgresStarted, newPostgresDatabase } from '../testing/both-databases.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { MemoryRateLimitStore } from './memory-rate-limit-store.ts';
import { rateLimitStore } from './rate-limit-store.ts';

describe('what one address may ask for', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ requestsPerMinute: 10, searchLimit: 3 });
  });
  afterAll(() => backend.close());

  /** The statuses of so many requests of one address. */
  const statuses = async (count: number, line: string, address: string) => {
    const headers = { 'X-Forwarded-For': address };
    const responses = [];
    for (let n = 0; n < count; n += 1) responses.push(await backend.call(line, { headers }));
    return responses.map(({ status }) => status);
  };
  const times = (count: number, status: number) => Array.from({ length: count }, () => status);

  test('is so many requests in a minute, whether they are served or refused', async () => {
    expect(await statuses(5, 'GET /settings', '192.0.2.1')).toEqual(times(5, 200));
    expect(await statuses(6, 'GET /spare', '192.0.2.1')).toEqual([...times(5, 401), 429]);
    const more = await backend.call('GET /settings', {
      headers: { 'X-Forwarded-For': '192.0.2.1' },
    });
    expect(more.json).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(more.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await statuses(1, 'GET /settings', '192.0.2.2')).toEqual([200]);
    expect(await statuses(1, 'GET /healthz', '192.0.2.1')).toEqual([200]);
  });

  test('counts the contract, which is long, but no check of the server', async () => {
    expect(await statuses(11, 'GET /readyz', '192.0.2.7')).toEqual(times(11, 200));
    const contract = await statuses(11, 'GET /openapi.json', '192.0.2.7');
    expect(contract).toEqual([...times(10, 200), 429]);
  });

  test('is ten times as many images, which count apart', async () => {
    expect(await statuses(10, 'GET /settings', '192.0.2.3')).toEqual(times(10, 200));
    const image = 'GET /files/none.jpg';
    expect(await statuses(101, image, '192.0.2.3')).toEqual([...times(100, 404), 429]);
  });

  test.each([
    ['GET /part-search?q=x', 200, '192.0.2.4'],
    ['GET /PART-search/?q=x', 200, '192.0.2.5'],
    ['GET /part-search/exact?numbers=x', 200, '192.0.2.6'],
  ])('is fewer part searches: %s', async (search, status, address) => {
    expect(await statuses(4, search, address)).toEqual([...times(3, status), 429]);
  });
});

test('a rate limit store counts within its window, and forgets those that were not seen for longest', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = new MemoryRateLimitStore(60_000);
  /** The hits of an address, and the milliseconds that its window is still open, `ms` later. */
  const countAfter = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    // A clock that was ahead is set back.
    vi.setSystemTime(Date.now() - 3_600_000);
    const { totalHits, resetTime } = await store.increment('first');
    return [totalHits, Number(resetTime) - Date.now()];
  };
  expect([await countAfter(0), await countAfter(59_999)]).toEqual([
    [1, 60_000],
    [2, 1],
  ]);
  expect([await countAfter(1), await countAfter(59_999)]).toEqual([
    [1, 60_000],
    [2, 1],
  ]);
  for (let n = 0; n < 100; n += 1) await store.increment(`${String(n)}${'x'.repeat(50_000)}`);
  expect(await store.increment('first')).toMatchObject({ totalHits: 1 });
});

test.runIf(isPostgresStarted)(
  'in PostgreSQL, too, it holds a few megabytes, and keeps those that were seen last',
  async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: await newPostgresDatabase() });
    const store = rateLimitStore(database, 'form', 600_000);
    await store.increment('last');
    await sql`insert into form_count (key, sent, ends_at)
      select 'k' || n || repeat('x', 40), 1, ${Date.now() + 1_000}::bigint + n
      from generate_series(1, 60000) as n`.execute(database);
    // An address of any length, as a careless proxy may name one.
    await store.increment(Array.from({ length: 5_000 }, (_, n) => n).join('.'));
    const { rows } = await sql<{ bytes: number }>`
      select sum(octet_length(key) + 150)::int as bytes from form_count`.execute(database);
    expect(rows[0]?.bytes).toBeLessThan(5 * 1024 * 1024);
    expect((await store.increment('last')).totalHits).toBe(2);
    await database.destroy();
  },
);

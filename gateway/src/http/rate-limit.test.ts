import { startGateway, readMetrics } from '../../test/gateway-client.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { freshGateway } from '../../test/in-test.ts';
import { CircuitBreaker } from '../rest/circuit-breaker.ts';
import { Metrics } from './metrics.ts';
import { usageLimiter } from './rate-limit.ts';

const metrics = new Metrics(new CircuitBreaker(), () => ({}));

afterEach(() => vi.useRealTimers());

test('n uses of an address pass, n + 1 are refused, until the time is over', async () => {
  // Only the clock: closing the gateway afterwards needs real timers.
  vi.useFakeTimers({ toFake: ['performance'] });
  const check = usageLimiter(
    { login: 2, sendRequest: 1, uploadAttachment: 1, sendApplication: 1, search: 1 },
    metrics,
  );
  const login = (address: string) => () => check('login', address);
  await login('a')();
  await login('a')();
  await expect(login('a')()).rejects.toThrow('Too many requests');
  await login('b')();
  await check('sendRequest', 'a');
  vi.advanceTimersByTime(10 * 60_000);
  await login('a')();
});

test('an IPv6 network counts as one address, as for the general limit', async () => {
  const check = usageLimiter(
    { login: 1, sendRequest: 1, uploadAttachment: 1, sendApplication: 1, search: 1 },
    metrics,
  );
  await check('login', '2001:db8:1:2::1');
  await expect(check('login', '2001:db8:1:ff::1')).rejects.toThrow('Too many requests');
  await check('login', '2001:db8:1:100::1');
});

test('many addresses fill no memory: those that were not seen for longest are forgotten', async () => {
  const check = usageLimiter(
    { login: 1, sendRequest: 1, uploadAttachment: 1, sendApplication: 1, search: 1 },
    metrics,
  );
  await check('login', 'first');
  for (let n = 0; n < 100; n++) await check('login', `${n}${'x'.repeat(100_000)}`);
  await check('login', 'first');
});

const it = freshGateway(
  {},
  { usageLimits: { login: 3, sendRequest: 3, uploadAttachment: 3, sendApplication: 3, search: 3 } },
);

test('aliases do not help', async () => {
  const login = 'login(input: { login: "admin", password: "wrong" }) { userErrors { code } }';
  const wrong = { userErrors: [{ code: 'INVALID_CREDENTIALS' }] };
  const once = () => it.ask(`mutation { a: ${login} b: ${login} }`);
  expect((await once()).data).toEqual({ a: wrong, b: wrong });
  await once();
  const limited = { extensions: { code: 'RATE_LIMITED' } };
  expect((await once()).errors).toMatchObject([limited, limited]);
  expect(it.lines()).toHaveLength(3);
  const counted = await readMetrics(it.url());
  expect(counted).toMatch(/^limit_refusals_total\{limit="login"\} [1-9]$/m);
  expect(counted).not.toContain('127.0.0.1');
});

test.each(['203.0.113.7:PORT', '[2001:db8::1]:PORT', '198.51.100.1, 203.0.113.8:PORT'])(
  'the connections of %s are one address, though its proxy names their ports',
  async (forwarded) => {
    const gateway = await startGateway('http://127.0.0.1:9', {
      trustProxy: 1,
      requestsPerMinute: 2,
    });
    onTestFinished(() => gateway.close());
    const statuses: number[] = [];
    for (const port of ['51234', '51235', '51236']) {
      const headers = { 'x-forwarded-for': forwarded.replace('PORT', port) };
      statuses.push((await gateway.ask('{ __typename }', {}, { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  },
);

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CircuitBreaker, OpenCircuitError } from './circuit-breaker.ts';
import type { HttpResponse } from './http-call.ts';
import { LateError } from './http-call.ts';

let breaker: CircuitBreaker;
let made = 0;
beforeEach(() => {
  // The machine's clock, which may be set back, counts for nothing.
  vi.useFakeTimers({ toNotFake: ['Date'] });
  breaker = new CircuitBreaker();
  made = 0;
});
afterEach(() => vi.useRealTimers());

const nobody = new AbortController().signal;
const call = (result: number | Error, signal = nobody, takesMs = 0, address = '/') =>
  breaker
    .through(
      () => {
        made++;
        vi.advanceTimersByTime(takesMs);
        if (result instanceof Error) return Promise.reject(result);
        return Promise.resolve({ status: result, headers: {}, text: '' });
      },
      signal,
      address,
    )
    .then(({ status }) => status)
    .catch((error: unknown) => error);

test('after ten failures in a row the backend is left alone, then tried with one call', async () => {
  for (let i = 0; i < 9; i++) await call(new Error('down'));
  await call(502, nobody, 5_000);
  expect(made).toBe(10);
  expect(await call(200)).toBeInstanceOf(OpenCircuitError);
  expect(made).toBe(10);
  vi.advanceTimersByTime(2_000);
  const [tried, other] = await Promise.all([call(new Error('down')), call(200)]);
  expect(tried).toMatchObject({ message: 'down' });
  expect(other).toBeInstanceOf(OpenCircuitError);
  vi.advanceTimersByTime(2_000);
  expect(await call(200)).toBe(200);
  expect(await call(200)).toBe(200);
});

test('a trial that the client leaves does not keep others waiting longer than a pause', async () => {
  for (let i = 0; i < 10; i++) await call(504);
  vi.advanceTimersByTime(2_000);
  await call(new Error('aborted'), AbortSignal.abort());
  expect(breaker.isOpen()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(breaker.isOpen()).toBe(false);
});

test('a response in between, even an error of the backend, keeps it closed', async () => {
  for (let i = 0; i < 30; i++) await call(i % 9 === 8 ? 500 : new Error('down'));
  expect(made).toBe(30);
});

describe('an address that has taken too long twice in a row', () => {
  const late = new LateError('late');
  const navbar = (result: number | Error) => call(result, nobody, 5_000, '/navbar');
  beforeEach(async () => {
    await navbar(late);
    expect(breaker.isOpen('/navbar')).toBe(false);
    await navbar(late);
  });

  test('is waited for by nobody while others are called, until it responds', async () => {
    expect([breaker.isOpen('/navbar'), breaker.isOpen('/other'), breaker.isOpen()]).toEqual([
      ...[true, false, false],
    ]);
    expect(await call(200, nobody, 0, '/other')).toBe(200);
    for (let minutes = 0; minutes < 3; minutes++) {
      vi.advanceTimersByTime(20_000);
      expect(await navbar(late)).toBeInstanceOf(OpenCircuitError);
    }
    // The trial that goes on behind the error.
    expect(await navbar(404)).toBeInstanceOf(OpenCircuitError);
    expect(await navbar(200)).toBe(200);
    expect(made).toBe(8);
  });

  test('is tried by one call at a time', async () => {
    const trial = Promise.withResolvers<HttpResponse>();
    const tried = vi.fn(() => trial.promise);
    const ask = () => breaker.through(tried, nobody, '/navbar').catch((error: unknown) => error);
    for (let asked = 0; asked < 3; asked++) expect(await ask()).toBeInstanceOf(OpenCircuitError);
    expect(tried).toHaveBeenCalledTimes(1);
    trial.reject(new Error('reset'));
    await vi.advanceTimersByTimeAsync(0);
    await ask();
    expect(tried).toHaveBeenCalledTimes(2);
  });

  test('is waited for again where nobody has asked for it for half a minute', async () => {
    vi.advanceTimersByTime(30_000);
    expect(await navbar(late)).toBe(late);
    expect(await navbar(200)).toBeInstanceOf(OpenCircuitError);
  });
});

describe('calls of an address at the same time', () => {
  const asked: PromiseWithResolvers<HttpResponse>[] = [];
  const ask = (): unknown => {
    const answer = Promise.withResolvers<HttpResponse>();
    const make = () => {
      asked.push(answer);
      return answer.promise;
    };
    return breaker.through(make, nobody, '/navbar').catch((error: unknown) => error);
  };
  const fail = async (...calls: number[]) => {
    await vi.advanceTimersByTimeAsync(5_000);
    for (const one of calls) asked[one]?.reject(new LateError('late'));
    await vi.advanceTimersByTimeAsync(0);
  };
  beforeEach(() => void (asked.length = 0));

  test('that take too long count once', async () => {
    for (let calls = 0; calls < 3; calls++) void ask();
    await fail(0, 1, 2);
    expect(breaker.isOpen('/navbar')).toBe(false);
    void ask();
    await fail(3);
    expect(breaker.isOpen('/navbar')).toBe(true);
  });

  test('do not let a second trial begin', async () => {
    void ask();
    await fail(0);
    void ask();
    await vi.advanceTimersByTimeAsync(1_000);
    void ask();
    await fail(1);
    await ask();
    await fail(2);
    await ask();
    expect(asked).toHaveLength(4);
  });
});

test('clients that go away do not open it', async () => {
  const gone = AbortSignal.abort();
  for (let i = 0; i < 30; i++) await call(new Error('aborted'), gone);
  expect(await call(200)).toBe(200);
});

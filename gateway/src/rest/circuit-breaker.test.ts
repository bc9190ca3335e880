import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CircuitBreaker, OpenCircuitError } from './circuit-breaker.ts';

let breaker: CircuitBreaker;
let made = 0;
beforeEach(() => {
  vi.useFakeTimers();
  breaker = new CircuitBreaker();
  made = 0;
});
afterEach(() => vi.useRealTimers());

const nobody = new AbortController().signal;
const call = (result: number | Error, signal = nobody, takesMs = 0) =>
  breaker
    .through(() => {
      made++;
      vi.advanceTimersByTime(takesMs);
      if (result instanceof Error) return Promise.reject(result);
      return Promise.resolve({ status: result, headers: {}, text: '' });
    }, signal)
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

test('clients that go away do not open it', async () => {
  const gone = AbortSignal.abort();
  for (let i = 0; i < 30; i++) await call(new Error('aborted'), gone);
  expect(await call(200)).toBe(200);
});

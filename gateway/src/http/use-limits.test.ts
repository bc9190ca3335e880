import { afterEach, expect, test, vi } from 'vitest';
import { freshGateway } from '../../test/in-test.ts';
import { UseCounter } from './use-limits.ts';

afterEach(() => vi.useRealTimers());

test('n uses of an address pass, n + 1 are refused, until the time is over', () => {
  vi.useFakeTimers();
  const counter = new UseCounter({ login: 2, sendRequest: 1, sendApplication: 1 });
  const login = (address: string) => () => counter.count('login', address);
  login('a')();
  login('a')();
  expect(login('a')).toThrow('Too many requests');
  expect(login('b')).not.toThrow();
  expect(() => counter.count('sendRequest', 'a')).not.toThrow();
  vi.advanceTimersByTime(10 * 60_000);
  expect(login('a')).not.toThrow();
});

const it = freshGateway({}, { useLimits: { login: 3, sendRequest: 3, sendApplication: 3 } });

test('aliases do not help', async () => {
  const login = 'login(input: { login: "admin", password: "wrong" }) { token }';
  const once = () => it.ask(`mutation { a: ${login} b: ${login} }`);
  expect((await once()).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  await once();
  await once();
  expect((await once()).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  expect(it.lines()).toHaveLength(3);
});

import { ApolloServer, HeaderMap } from '@apollo/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OperationContext } from '../contract/operation.ts';
import { deadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limitMs = 2_000;
const multipart = 'multipart/form-data; boundary=x';

/** Runs an operation whose field waits for `respond`, or for the end of its calls. */
function run(query: string, contentType = 'application/json') {
  const stop = new AbortController();
  const session = { requestId: '', token: undefined, stop, refusals: [], calls: [] };
  const response = Promise.withResolvers<string>();
  stop.signal.addEventListener('abort', () => response.reject(stop.signal.reason));
  const begun = Promise.withResolvers<null>();
  const wait = () => {
    begun.resolve(null);
    return response.promise;
  };
  const server = new ApolloServer<OperationContext>({
    typeDefs: 'type Query { wait(n: Int): String } type Mutation { wait: String }',
    resolvers: { Query: { wait }, Mutation: { wait } },
    plugins: [deadline(limitMs)],
  });
  const headers = new HeaderMap([['content-type', contentType]]);
  const http = { method: 'POST', headers, search: '', body: '' };
  const result = server
    .executeOperation({ query, http }, { contextValue: { session } })
    .then(({ body }) => (body.kind === 'single' ? body.singleResult : undefined));
  return { begun: begun.promise, result, respond: () => response.resolve('read'), stop };
}

test.each([
  ['{ wait }', 'application/json'],
  ['{ wait }', multipart],
  ['mutation { wait }', 'application/json; charset=utf-8'],
])('the calls of %s sent as %s end when its time is over', async (query, type) => {
  const { begun, result, stop } = run(query, type);
  await begun;
  vi.advanceTimersByTime(limitMs - 1);
  expect(stop.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await result).toMatchObject({
    data: { wait: null },
    errors: [{ path: ['wait'], extensions: { code: 'BACKEND_TIMEOUT' } }],
  });
});

test('a mutation with files takes as long as they need', async () => {
  const { begun, result, respond } = run('mutation { wait }', multipart);
  await begun;
  vi.advanceTimersByTime(60 * 60_000);
  respond();
  expect(await result).toMatchObject({ data: { wait: 'read' } });
});

test.each(['{ wait }', 'query ($n: Int!) { wait(n: $n) }'])(
  'nothing is left of the deadline after the response to %s',
  async (query) => {
    const { result, respond } = run(query);
    respond();
    await result;
    expect(vi.getTimerCount()).toBe(0);
  },
);

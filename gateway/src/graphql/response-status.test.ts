import { ApolloServer, HeaderMap } from '@apollo/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationContext } from '../contract/operation.ts';
import { responseStatus } from './response-status.ts';

const plain = 'application/json';
const ofGraphql = 'application/graphql-response+json';

const session = {
  ...{ requestId: '', token: undefined, stop: new AbortController(), refusals: [], calls: [] },
};
const server = new ApolloServer<OperationContext>({
  typeDefs: 'type Query { a(n: Int): Int }',
  plugins: [responseStatus],
});

beforeAll(() => server.start());
afterAll(() => server.stop());

// GraphQL over HTTP, section 6.4.1.
test.each([
  ['{ a }', plain, 200],
  ['{', plain, 200],
  ['{ b }', plain, 200],
  ['query ($n: Int!) { a(n: $n) }', plain, 200],
  ['{ b }', '', 200],
  ['{ b }', ofGraphql, 400],
  ['{ b }', `${plain};q=0.5, ${ofGraphql}`, 400],
  ['{ b }', ofGraphql.toUpperCase(), 400],
  ['{ b }', `${plain}, ${ofGraphql};q=0`, 200],
  ['{ b }', '*/*', 200],
  // Which operation is meant is no error of these kinds.
  ['query A { a } query B { a }', plain, 400],
])(
  'the response to %j for a client that accepts %j has status %i',
  async (query, accept, status) => {
    const headers = new HeaderMap([
      ['content-type', 'application/json'],
      ['accept', accept],
    ]);
    const response = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body: { query } },
      context: () => Promise.resolve({ session }),
    });
    expect(response.status ?? 200).toBe(status);
  },
);

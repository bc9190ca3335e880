import { describe, expect, test } from 'vitest';
import { maxTokens } from '../graphql/limits.ts';
import { operationNamed } from '../graphql/registered-operations.ts';
import { isQuery, queryByGet, queryOfWebApp } from './public-query.ts';

const body = 'query Page($id: ID!, $language: Language) { a } fragment F on A { b }';
const registered = new Map([['h1', { name: 'Page', body }]]);
const extensions = '{"persistedQuery": {"sha256Hash": "h1", "x": 1}}';
const variables = '{"id":"1","language":"DE"}';
const byGet = (parameters: Record<string, string>, accept = 'application/json') =>
  queryByGet(new URLSearchParams(parameters).toString(), accept, registered);

describe('a query by GET', () => {
  test.each([
    [{ variables: '{"language":"DE", "id":"1"}', x: '1' }, '*/*'],
    [{ variables: '{"id":"1","language":"DE","unknown":{"a":[1]}}' }, 'application/*'],
    [{ variables, operationName: 'Page' }, 'application/json, text/html;q=0.1'],
    [{ variables }, ''],
  ])('has one key, and is run from one spelling, however it is spelt: %j %s', (spelt, accept) => {
    const search = new URLSearchParams({
      ...{ operationName: 'Page', variables },
      extensions: '{"persistedQuery":{"version":1,"sha256Hash":"h1"}}',
    }).toString();
    const { key, operation } = byGet({ extensions, ...spelt }, accept) ?? {};
    expect(key).toBe(`application/json ${search}`);
    expect(operation).toMatchObject({ method: 'GET', search: `?${search}`, body: undefined });
    expect(Object.fromEntries(operation?.headers ?? [])).toEqual({
      ...{ accept: 'application/json', 'apollo-require-preflight': 'true' },
    });
  });

  test('has another key for other variables, another text or another type', () => {
    const type = 'application/graphql-response+json';
    const keys = [
      byGet({ extensions, variables }),
      byGet({ extensions, variables }, type),
      byGet({ extensions, variables: 'null' }),
      byGet({ query: '{ a }', extensions }),
      byGet({ query: '{ b }', operationName: '' }),
      byGet({ query: '{ a }', operationName: 'A' }),
      byGet({ query: '{ a }', variables }),
    ].map((query) => query?.key);
    expect(new Set(keys).size).toBe(7);
    expect(keys[1]?.startsWith(`${type} operationName=Page&variables=`)).toBe(true);
    expect(keys[3]).toBe('application/json query=%7B+a+%7D&variables=%7B%7D');
  });

  test.each<[Record<string, string>, string?]>([
    [{}],
    [{ extensions, variables: '{' }],
    [{ extensions, variables: '[]' }],
    [{ extensions, variables: `{"id":${'['.repeat(80_000)}${']'.repeat(80_000)}}` }],
    [{ extensions: '{"persistedQuery":{"sha256Hash":"0"}}' }],
    [{ extensions, operationName: 'Other' }],
    [{ extensions }, 'image/png'],
  ])('is none that is malformed, unknown or of no type that there is', (...query) => {
    expect(byGet(...query)).toBeUndefined();
  });
});

test('the web app’s operation is the query that it sends', () => {
  const { hash } = operationNamed('PartListScreen');
  const { key } = queryOfWebApp('PartListScreen', { id: '1', x: 2 });
  expect(key).toMatch(/^application\/graphql-response\+json operationName=PartListScreen&/);
  expect(new URLSearchParams(key).get('variables')).toBe('{"id":"1"}');
  expect(key).toContain(hash);
});

test.each([
  [{ query: '{ a }' }, true],
  [{ query: 'query A { a } mutation B { b }', operationName: 'A' }, true],
  [{ query: 'query A { a } mutation B { b }', operationName: 'B' }, false],
  [{ query: 'query A { a } query B { b }', operationName: null }, false],
  [{ query: '{' }, false],
  [{ query: `{ ${'a '.repeat(maxTokens - 2)} }` }, true],
  [{ query: `{ ${'a '.repeat(maxTokens - 1)} }` }, false],
  [{ operationName: 'A' }, false],
  [undefined, false],
])('whether the body of a request is a query, which changes nothing: %j %s', (body, is) => {
  expect(isQuery(body)).toBe(is);
});

import { describe, expect, test } from 'vitest';
import { askRegistered } from '../../test/gateway-client.ts';
import { sharedGateway } from '../../test/in-test.ts';

const it = sharedGateway();
const post = async (operationName?: string) => {
  const query = 'query A { settings { phone } } query B { settings { email } }';
  const response = await fetch(`${it.url()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName }),
  });
  return response.text();
};

test('of several operations the named one is run, each time', async () => {
  for (let i = 0; i < 2; i++) {
    expect(await post('A')).toContain('"phone"');
    expect(await post('B')).toContain('"email"');
  }
});

test('a name that is not there, or is missing, is said and is no failure of the server', async () => {
  expect(await post('C')).toContain('Unknown operation named');
  expect(await post()).toContain('Must provide operation name');
  expect(it.lines()).toEqual([]);
});

test('there are no subscriptions', async () => {
  const { status, errors } = await it.ask('subscription { anything }');
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
});

describe('variables', () => {
  test.each([
    ['a fraction for an Int', 'query ($n: Int) { spares(first: $n) { edges { cursor } } }', 1.5],
    [
      'an unknown value of an enum',
      'query ($n: Language!) { products(language: $n) { edges { cursor } } }',
      'XX',
    ],
    [
      'a required one that is missing',
      'query ($n: ID!) { spare(by: { restId: $n }) { id } }',
      undefined,
    ],
  ])('%s is BAD_USER_INPUT with 400, and the backend is not asked', async (_, query, n) => {
    const { status, errors } = await it.ask(query, { n });
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(errors?.[0]?.message).toContain('"$n"');
    expect(it.lines()).toEqual([]);
  });

  // The GraphQL specification has them validate, for the sake of the default.
  test.each([
    [
      'an argument',
      'query ($v: PageSlug = CAREERS) { page(slug: $v) { link } }',
      'Argument "slug"',
    ],
    [
      'a directive',
      'query ($v: Boolean = true) { settings @skip(if: $v) { phone } }',
      'Argument "if"',
    ],
    [
      'a directive further down',
      'query ($v: Boolean = true) { settings { phone @skip(if: $v) } }',
      'Argument "if"',
    ],
    [
      'a field of an input',
      'mutation ($v: String = "") { login(input: { login: $v, password: "x" }) { token } }',
      'Argument "input"',
    ],
    [
      'an entry of a list',
      'query ($v: String = "") { partsByNumber(numbers: [$v]) { number } }',
      'Argument "numbers"',
    ],
  ])('null for %s that is never null is BAD_USER_INPUT', async (_, query, message) => {
    const { errors } = await it.ask(query, { v: null });
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining(message) as string,
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });

  test('a required one may be left out where it has a default', async () => {
    const { errors, data } = await it.ask(
      'query ($r: ID! = "1") { spare(by: { restId: $r }) { restId } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ spare: { restId: '1' } });
  });
});

describe('variables of a registered operation in production', () => {
  const strict = sharedGateway({}, { production: true, sandbox: false });

  test.each([{ id: '1', language: 'XX' }, { language: 'DE' }, { id: [1], language: 'DE' }])(
    '%o is BAD_USER_INPUT with 400',
    async (variables) => {
      const accept = { accept: 'application/graphql-response+json' };
      const response = await askRegistered(strict.url(), 'PartListScreen', variables, accept);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
      });
    },
  );
});

describe('what a literal says is only data', () => {
  const backend = sharedGateway({ extensions: true });
  const code = 'globalThis.process.exitCode=42';
  test.each([
    // A compiler of queries into JavaScript once ran such text.
    `"+(${code})+"`,
    `\`\${${code}}\``,
    `\\");${code};("`,
    `a\u2028${code}\u2029b`,
    '__context.variables',
    '__proto__',
  ])('%s', async (text) => {
    const before = process.exitCode;
    const literal = JSON.stringify(text);
    const { errors } = await backend.ask(
      `{ search(query: ${literal}) { parts { hasMore } } spare(by: { restId: ${literal} }) { id } }`,
    );
    expect(process.exitCode).toBe(before);
    expect(errors).toBeUndefined();
    expect(backend.lines()).toEqual(
      expect.arrayContaining([
        `GET /part-search?${new URLSearchParams({ q: text, first: '51' }).toString()}`,
        `GET /spare/${encodeURIComponent(text)}?first=0`,
      ]),
    );
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languages as siteLanguages } from '../src/contract/language.ts';
import { endpointRoles } from '../src/contract/roles.generated.ts';
import { schema } from '../src/schema.ts';
import { startStub, token } from './contract-stub.ts';
import type { Stub } from './contract-stub.ts';
import { startGateway } from './gateway-client.ts';
import type { TestGateway } from './gateway-client.ts';
import { fullOperations } from './full-operation.ts';
import { freshGateway } from './in-test.ts';

const all = fullOperations(schema);
const administrators = all.filter(({ isMarked }) => isMarked);

/** Whether a field is the administrator's by the endpoint that it names first (spec 6, 7). */
function isGuarded({ name, endpoints: [first = ''] }: (typeof all)[number]): boolean {
  // Null for visitors, who have no account.
  if (name === 'account') return false;
  // Reads what visitors have sent, besides what they read.
  if (name === 'find') return true;
  return first.replace(/\?.*| \(.*/, '') in endpointRoles;
}

test("every field is marked @authenticated whose endpoint is the administrator's, and no other", () => {
  const marked = administrators.map(({ name }) => name);
  expect(marked).toEqual(all.filter(isGuarded).map(({ name }) => name));
});

let stub: Stub;
let gateway: TestGateway;
beforeAll(async () => {
  stub = await startStub({ extensions: true });
  gateway = await startGateway(stub.url);
});
afterAll(async () => {
  await gateway.close();
  await stub.close();
});
beforeEach(() => {
  stub.calls.length = 0;
});

describe.each(administrators)('$kind $name', ({ name, operation: { query, variables, files } }) => {
  test('without a token is UNAUTHENTICATED, and the backend is not asked', async () => {
    const response = await gateway.ask(query, variables, { files });
    expect(response.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(Object.values(response.data ?? {}).filter((value) => value !== null)).toEqual([]);
    expect(stub.calls).toEqual([]);
  });

  test('with a token that the backend refuses, too', async () => {
    const response = await gateway.ask(query, variables, { files, token: 'expired' });
    expect(response.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    // A refused change of the password may mean the old one, so the token is tried once more.
    const tries = name === 'updatePassword' ? 2 : 1;
    const tokens = stub.calls.map(({ headers }) => headers.authorization);
    expect(tokens).toEqual(Array<string>(tries).fill('Bearer expired'));
  });
});

test.each(all.filter(({ isMarked, name }) => !isMarked && name !== 'login'))(
  '$kind $name needs no token',
  async ({ operation: { query, variables, files } }) => {
    const { errors } = await gateway.ask(query, variables, { files });
    expect(errors).toBeUndefined();
    expect(stub.calls.filter(({ headers }) => headers.authorization)).toEqual([]);
  },
);

const publicQuery = `{
  settings { phone } navbar { partnerCount } page(slug: CONTACT) { link }
  spare(by: { restId: "1" }) { id } service(by: { restId: "1" }) { id }
  product(by: { restId: "1" }, language: DE) { id } products(language: DE) { edges { cursor } }
  categories(language: DE) { edges { cursor } } partners(language: DE) { edges { cursor } }
}`;

test('the public calls carry no token where there is one, but for the partners (spec 7.1)', async () => {
  const { errors } = await gateway.ask(publicQuery, {}, { token });
  expect(errors).toBeUndefined();
  expect(stub.calls.length).toBe(9);
  const carried = stub.calls.filter(({ headers }) => headers.authorization);
  expect(carried.map(({ endpoint }) => endpoint)).toEqual(['GET /partner']);
});

describe('over a backend that refuses a wrong token where none is needed', () => {
  const strict = freshGateway({ refusesWrongTokens: true });

  test('what is public loads with an expired token as without one', async () => {
    const visitor = await strict.ask(publicQuery);
    expect(visitor.errors).toBeUndefined();
    const { data, errors } = await strict.ask(publicQuery, {}, { token: 'expired' });
    expect({ data, errors }).toEqual({ data: visitor.data, errors: undefined });
  });

  test.each(['sendRequest', 'login'])('%s ignores the token', async (name) => {
    const found = all.find((one) => one.name === name);
    const { query = '', variables } = found?.operation ?? {};
    const { errors } = await strict.ask(query, variables, { token: 'expired' });
    expect(errors).toBeUndefined();
  });

  test.each(['spares { totalCount }', 'products { totalCount }'])(
    'an expired token ends the session where an administrator is asked for: %s',
    async (selection) => {
      const account = await strict.ask('{ account { login } }', {}, { token: 'expired' });
      expect(account.data).toEqual({ account: null });
      const { errors } = await strict.ask(`{ ${selection} }`, {}, { token: 'expired' });
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    },
  );
});

describe('a query without a language', () => {
  const lists =
    '{ products { edges { node { language } } } categories { edges { node { language } } } }';
  const languages = ({ data }: { data: unknown }) =>
    Object.values(data as Record<string, { edges: { node: { language: string } }[] }>).map(
      ({ edges }) => [...new Set(edges.map(({ node }) => node.language))].toSorted(),
    );

  test('returns all languages: one call for an administrator, one per language for a visitor', async () => {
    const administrator = await gateway.ask(lists, {}, { token });
    expect(stub.calls.map(({ line }) => line).toSorted()).toEqual([
      'GET /category',
      'GET /product?first=51',
    ]);
    const visitor = await gateway.ask(lists);
    expect(visitor.errors).toBeUndefined();
    expect(languages(visitor)).toEqual(languages(administrator));
    expect(
      stub.calls
        .slice(2)
        .map(({ line }) => line)
        .toSorted(),
    ).toEqual([
      ...siteLanguages.map((language) => `GET /category?lang=${language}`).toSorted(),
      ...siteLanguages.map((language) => `GET /product?lang=${language}`).toSorted(),
    ]);
  });

  test.each([
    [
      'product',
      '{ product(by: { restId: "1" }) { title } }',
      'GET /product/show/1',
      'GET /product/1?language=DE',
    ],
    [
      'partner',
      '{ partner(by: { restId: "1" }) { text { de } } }',
      'GET /partner/show/1',
      'GET /partner?lang=de',
    ],
    [
      'partners',
      '{ partners { edges { node { text { de } } } } }',
      'GET /partner/all',
      'GET /partner?lang=de',
    ],
  ])('returns the same %s to both', async (_, query, administrators, visitors) => {
    const administrator = await gateway.ask(query, {}, { token });
    const visitor = await gateway.ask(query);
    expect(administrator.errors).toBeUndefined();
    expect(visitor.data).toEqual(administrator.data);
    expect(stub.calls.map(({ line }) => line)).toEqual([administrators, visitors]);
  });
});

test.each([
  ['both', { id: 'U3BhcmU6MQ', restId: '1' }],
  ['none', {}],
  ['null', { id: null }],
])('an object is named in one way: %s is BAD_USER_INPUT', async (_, by) => {
  const query = 'query ($by: ObjectRef!) { spare(by: $by) { id } }';
  const { errors } = await gateway.ask(query, { by });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(stub.calls).toEqual([]);
});

test('an object is the same by its global id and by its REST id', async () => {
  const query = 'query ($by: ObjectRef!) { spare(by: $by) { id restId } }';
  const one = await gateway.ask(query, { by: { restId: '1' } });
  const other = await gateway.ask(query, { by: { id: 'U3BhcmU6MQ' } });
  expect(one.data).toEqual({ spare: { id: 'U3BhcmU6MQ', restId: '1' } });
  expect(other.data).toEqual(one.data);
});

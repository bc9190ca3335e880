import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSchema } from '../src/schema.ts';
import { startStub, token } from './contract-stub.ts';
import type { Stub } from './contract-stub.ts';
import { startGateway } from './gateway-client.ts';
import type { TestGateway } from './gateway-client.ts';
import { minimalOperation } from './minimal-operation.ts';

/** What visitors may call (spec 6, 7.1); everything else is the administrator's. */
const open = ['account', 'settings', 'navbar', 'spare', 'node', 'login', 'sendRequest'];

const schema = createSchema();
const fieldsOf = (kind: 'query' | 'mutation') =>
  Object.values(
    (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
  ).map((field) => ({ kind, name: field.name, operation: minimalOperation(kind, field) }));
const all = [...fieldsOf('query'), ...fieldsOf('mutation')];
const administrators = all.filter(({ name }) => !open.includes(name));

let stub: Stub;
let gateway: TestGateway;
beforeAll(async () => {
  stub = await startStub();
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
    const answer = await gateway.ask(query, variables, { files });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(answer.data ?? null).toBeNull();
    expect(stub.calls).toEqual([]);
  });

  // A backend without the extension cannot refuse a logout: it does not know it.
  if (name === 'logout') return;
  test('with a token that the backend refuses, too', async () => {
    const answer = await gateway.ask(query, variables, { files, token: 'expired' });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(stub.calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer expired']);
  });
});

test('a visitor needs no token, and the public calls never carry one', async () => {
  for (const { operation, name } of all.filter((field) => open.includes(field.name))) {
    if (name === 'login' || name === 'account') continue;
    const { errors } = await gateway.ask(operation.query, operation.variables, { token });
    expect(errors, name).toBeUndefined();
  }
  expect(stub.calls.length).toBeGreaterThan(3);
  expect(stub.calls.filter(({ headers }) => headers.authorization)).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSchema } from '../src/server/schema.ts';
import { startStub, token } from './contract-stub.ts';
import type { Stub } from './contract-stub.ts';
import { startGateway } from './gateway-client.ts';
import type { TestGateway } from './gateway-client.ts';
import { fullOperations } from './full-operation.ts';

/** What visitors may call (spec 6, 7.1); everything else is the administrator's. */
const open = [
  ...['account', 'settings', 'navbar', 'spare', 'node', 'login', 'sendRequest'],
  ...['products', 'product', 'categories', 'partners', 'service', 'page', 'sendApplication'],
];

const all = fullOperations(createSchema());
const administrators = all.filter(({ name }) => !open.includes(name));

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

describe.each(administrators)('$kind $name', ({ operation: { query, variables, files } }) => {
  test('without a token is UNAUTHENTICATED, and the backend is not asked', async () => {
    const response = await gateway.ask(query, variables, { files });
    expect(response.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(Object.values(response.data ?? {}).filter((value) => value !== null)).toEqual([]);
    expect(stub.calls).toEqual([]);
  });

  test('with a token that the backend refuses, too', async () => {
    const response = await gateway.ask(query, variables, { files, token: 'expired' });
    expect(response.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(stub.calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer expired']);
  });
});

test('a visitor needs no token, and the public calls never carry one', async () => {
  for (const { operation, name } of all.filter((field) => open.includes(field.name))) {
    if (name === 'login' || name === 'account') continue;
    const { query, variables, files } = operation;
    const { errors } = await gateway.ask(query, variables, { token, files });
    expect(errors, name).toBeUndefined();
  }
  expect(stub.calls.length).toBeGreaterThan(3);
  const carried = stub.calls.filter(({ headers }) => headers.authorization);
  // The specification says of this row alone that it carries the header (7.1).
  expect(new Set(carried.map(({ endpoint }) => endpoint))).toEqual(new Set(['GET /partner']));
});

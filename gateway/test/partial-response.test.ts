import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { TestBackend } from '../../backend/src/testing/test-backend.ts';
import { startTestBackend } from '../../backend/src/testing/test-backend.ts';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { startStub, token } from './contract-stub.ts';
import { startGateway } from './gateway-client.ts';

/** One root field that fails takes nothing from the others. */
const query = `{
  settings { __typename }
  products(first: 999) { totalCount }
  requests { totalCount }
  navbar { partnerCount }
  page(slug: CONTACT) { slug }
}`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

/** Starts a gateway over the embedded backend, or over one that knows section 7 only, for one test. */
async function startOver(name: string) {
  const stub = await startStub();
  const gateway = await startGateway(name === 'the embedded backend' ? backend.url : stub.url);
  onTestFinished(async () => {
    await gateway.close();
    await stub.close();
  });
  return { stub, gateway };
}

describe.each(['the embedded backend', 'a backend of section 7 alone'])('over %s', (name) => {
  test('a query gives the fields that did not fail, and an error for each that did', async () => {
    const { gateway } = await startOver(name);
    const { data, errors } = await gateway.ask(query);
    expect(data).toEqual({
      settings: { __typename: 'Settings' },
      products: null,
      requests: null,
      navbar: { partnerCount: expect.any(Number) as number },
      page: { slug: 'CONTACT' },
    });
    const failed = errors?.map(({ path, extensions: { code } }) => ({ path, code }));
    expect(failed).toEqual(
      expect.arrayContaining([
        { path: ['products'], code: 'BAD_USER_INPUT' },
        { path: ['requests'], code: 'UNAUTHENTICATED' },
      ]),
    );
    expect(failed).toHaveLength(2);
  });
});

test('mutations that were made say so, though a later one fails', async () => {
  const { stub, gateway } = await startOver('section 7');
  const { data, errors } = await gateway.ask(
    `mutation {
      one: deleteSpare(input: { id: "${toGlobalId('Spare', '1')}" }) { deletedId }
      two: deleteSpare(input: { id: "${toGlobalId('Spare', '77')}" }) { deletedId }
    }`,
    {},
    { token },
  );
  expect(stub.calls).toHaveLength(2);
  expect(data).toEqual({ one: { deletedId: toGlobalId('Spare', '1') }, two: null });
  expect(errors).toMatchObject([{ path: ['two'], extensions: { code: 'NOT_FOUND' } }]);
});

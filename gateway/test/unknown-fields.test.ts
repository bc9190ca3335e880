import { describe, expect, test } from 'vitest';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { schema } from '../src/schema.ts';
import { token } from './contract-stub.ts';
import type { Stub } from './contract-stub.ts';
import { fullOperations } from './full-operation.ts';
import { sharedGateway } from './in-test.ts';

/** Refuses responses with the status 200 that carry something else than was read. */

const it = sharedGateway({ extensions: true });
const queries = fullOperations(schema).filter(({ kind }) => kind === 'query');
const reads = queries.filter(({ name }) => name !== 'node');
const ids = ['Spare', 'Product', 'Category', 'Partner', 'Service', 'Request', 'Application']
  .map((type) => toGlobalId(type, '1'))
  .concat(toGlobalId('SubPart', '1', '11'), toGlobalId('Page', 'contact'));

/** Sends this body in response to every call. */
function respondAlways(stub: Stub, body: string) {
  stub.interfere = (req, res) => {
    req.resume();
    res.writeHead(200, { 'content-type': 'application/json' }).end(body);
  };
}

const others = [
  '{"message":"Server Error"}',
  '{"data":{"message":"Server Error"}}',
  '{"id":1,"message":"Server Error"}',
  '[{"id":1,"message":"Server Error"}]',
  '{"data":{"0":{"id":1}}}',
  '{}',
  '[{}]',
  'null',
  '{"data":null}',
  '{"data":false}',
];
/** What is empty before its first save, and what contains that. */
const mayBeEmpty = ['settings', 'page', 'search'];

test.each(reads)('$name takes nothing else', async ({ name, operation: { query, variables } }) => {
  // Each half of a search can fail by itself.
  const fields = name === 'search' ? ['parts', 'content'] : [name];
  const invalid = { extensions: { code: 'BACKEND_INVALID_RESPONSE' } };
  for (const body of others.filter((one) => one !== '{}' || !mayBeEmpty.includes(name))) {
    respondAlways(it.stub, body);
    const { data, errors } = await it.ask(query, variables, { token });
    expect(errors, body).toMatchObject(fields.map(() => invalid));
    const value = (data as Record<string, unknown> | null)?.[name] ?? null;
    expect(value, body).toEqual(name === 'search' ? { parts: null, content: null } : null);
  }
});

test.each(ids)('node of %s, answered with a message', async (id) => {
  respondAlways(it.stub, '{"message":"Server Error"}');
  const query = 'query ($id: ID!) { node(id: $id) { id } }';
  const { data, errors } = await it.ask(query, { id }, { token });
  expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_INVALID_RESPONSE' } }]);
  expect(data).toEqual({ node: null });
});

const open = [
  'settings',
  'navbar',
  'spare',
  'products',
  'product',
  'categories',
  'service',
  'page',
];

describe('visitors get the last good response', () => {
  const own = sharedGateway({ extensions: true });
  test.each(reads.filter(({ name }) => open.includes(name) || name === 'partners'))(
    '$name',
    async ({ operation: { query, variables } }) => {
      const good = await own.ask(query, variables);
      expect(good.errors).toBeUndefined();
      respondAlways(own.stub, '{"message":"Server Error"}');
      expect(await own.ask(query, variables)).toMatchObject({ data: good.data, errors: undefined });
    },
  );
});

import { describe, expect, test } from 'vitest';
import { sharedGateway } from '../test/in-test.ts';
import { token } from '../test/contract-stub.ts';
import { isInterfaceType } from 'graphql';
import { schema } from './schema.ts';
import { toGlobalId } from './graphql/global-id.ts';

const it = sharedGateway({ extensions: true });

test.each(['Nothing', 'constructor', 'toString', '__proto__'])(
  'no object has an id of the type %s, whatever every JavaScript object has',
  async (type) => {
    const query = 'query ($id: ID!) { node(id: $id) { id } }';
    const { errors, data } = await it.ask(query, { id: toGlobalId(type, '1') });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: null });
    expect(it.lines()).toEqual([]);
  },
);

const nodeType = schema.getType('Node');
const nodeTypes = isInterfaceType(nodeType) ? schema.getPossibleTypes(nodeType) : [];

test.each(nodeTypes.map(({ name }) => name))('an id of the type %s is looked for', async (type) => {
  const id = toGlobalId(type, type === 'Page' ? 'contact' : '1', ...(isPart(type) ? ['1'] : []));
  await it.ask('query ($id: ID!) { node(id: $id) { id } }', { id }, { token });
  expect(it.lines()).not.toEqual([]);
});

/** Whether its ids begin with that of what it belongs to. */
const isPart = (type: string) => ['SubPart', 'ProductProperty', 'PagePart'].includes(type);

test.each([
  ['Spare', '1', '2'],
  ['Page', 'contact', '1'],
  ['SubPart', '1'],
  ['SubPart', '1', '11', '11'],
])(
  'of an id of the type %s with other than its own number of ids, %j, nothing is read or moved',
  async (type, ...restIds) => {
    const id = toGlobalId(type, ...restIds);
    for (const query of [
      'query ($id: ID!) { node(id: $id) { id } }',
      'query ($id: ID!) { revisions(of: $id) { totalCount } }',
      'mutation ($id: ID!) { move(input: { id: $id, position: 1 }) { moved { id } } }',
      'mutation ($id: ID!) { reportEditing(input: { of: $id }) { editors { login } } }',
    ]) {
      const { errors } = await it.ask(query, { id }, { token });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
    expect(it.lines()).toEqual([]);
  },
);

const node = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const name = `query ($id: ID!) {
  node(id: $id) {
    ... on Product { title }
    ... on Category { name }
    ... on Partner { text { de en ru } }
    ... on ProductProperty { description }
  }
}`;

describe('what visitors may see they find by its id, too (spec 6, 7.1)', () => {
  test.each([
    ['Spare', ['1'], ['GET /spare/1']],
    ['SubPart', ['1', '11'], ['GET /spare/1']],
    ['Service', ['1'], ['GET /service/1']],
    ['Page', ['contact'], ['GET /page/contact']],
    ['PagePart', ['1', '1'], ['GET /page/gas-turbina']],
    ['Product', ['1'], ['GET /product/1?language=DE']],
    ['ProductProperty', ['1', '1'], ['GET /product/1?language=DE']],
    ['Category', ['1'], ['GET /category?lang=DE']],
    ['Category', ['2'], ['GET /category?lang=DE', 'GET /category?lang=EN']],
    ['Partner', ['2'], ['GET /partner?lang=de']],
  ])('%s %j', async (type, restIds, lines) => {
    const id = toGlobalId(type, ...restIds);
    const { data, errors } = await it.ask(node, { id });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: { __typename: type, id } });
    expect(it.lines()).toEqual(lines);
    const ofAdministrator = await it.ask(name, { id }, { token });
    expect(ofAdministrator.data).toEqual((await it.ask(name, { id })).data);
  });

  test('a product that the backend has in another language only', async () => {
    const { stub } = it;
    stub.interfere = (req, res) => {
      if (req.url?.endsWith('language=RU')) res.end(JSON.stringify(stub.data.products[0]));
      else res.writeHead(404).end();
    };
    const id = toGlobalId('Product', '1');
    expect((await it.ask(node, { id })).data).toEqual({ node: { __typename: 'Product', id } });
  });

  test.each(['Product', 'Category', 'Partner', 'Spare', 'Service', 'SubPart'])(
    'a %s that does not exist is null',
    async (type) => {
      const restIds = isPart(type) ? ['1', '999'] : ['999'];
      const { data, errors } = await it.ask(node, { id: toGlobalId(type, ...restIds) });
      expect(errors).toBeUndefined();
      expect(data).toEqual({ node: null });
    },
  );

  test('what only administrators see stays theirs', async () => {
    for (const type of ['Request', 'Application']) {
      const { errors } = await it.ask(node, { id: toGlobalId(type, '1') });
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });
});

import { gql } from '@apollo/client';
import { expect, test, vi } from 'vitest';

import { schema } from '../test/schema.ts';
import { createCache } from './cache.ts';

const query = gql`
  query List($category: ObjectRef, $after: String) {
    list: products(language: DE, category: $category, after: $after) {
      edges {
        cursor
        node {
          id
        }
      }
    }
  }
`;
const page = (cursor: string) => ({
  list: {
    edges: [{ __typename: 'ProductEdge', cursor, node: { __typename: 'Product', id: cursor } }],
  },
});

test('products of a category are a list of their own, which grows by itself', () => {
  const cache = createCache();
  cache.writeQuery({ query, data: page('of all') });
  cache.writeQuery({ query, variables: { category: { id: '7' } }, data: page('of 7') });
  cache.writeQuery({
    query,
    variables: { category: { id: '7' }, after: 'of 7' },
    data: page('next'),
  });
  expect(cache.readQuery({ query })).toEqual(page('of all'));
  expect(cache.readQuery({ query, variables: { category: { id: '7' } } })).toEqual({
    list: { edges: [...page('of 7').list.edges, ...page('next').list.edges] },
  });
  expect(cache.readQuery({ query, variables: { category: { id: '8' } } })).toBeNull();
});

test('a page is dropped whose list was forgotten while it was on its way, or read again', () => {
  const cache = createCache();
  const late = { query, variables: { after: 'gone' }, data: page('late') };
  cache.writeQuery(late);
  expect(cache.readQuery({ query })).toBeNull();
  cache.writeQuery({ query, data: page('read again') });
  cache.writeQuery(late);
  expect(cache.readQuery({ query })).toEqual(page('read again'));
});

test.each(['LocalizedText', 'LocalizedHTML'])(
  'a %s keeps a language when another is read',
  (type) => {
    const cache = createCache();
    const german = { __typename: type, de: 'Düse' };
    const english = { __typename: type, en: 'Nozzle' };
    cache.writeQuery({ query: gql('{ text { de } }'), data: { text: german } });
    cache.writeQuery({ query: gql('{ text { en } }'), data: { text: english } });
    expect(cache.readQuery({ query: gql('{ text { de en } }') })).toEqual({
      text: { ...german, ...english },
    });
  },
);

test('knows the types of an interface, on which fragments are', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const cache = createCache();
  const refused = gql`
    query Refused {
      payload {
        ... on MutationPayload {
          userErrors {
            code
          }
        }
      }
    }
  `;
  const userErrors = [{ __typename: 'UserError', code: 'OUTDATED' }];
  const data = { payload: { __typename: 'UpdateSparePayload', userErrors } };
  cache.writeQuery({ query: refused, data });
  expect(cache.readQuery({ query: refused })).toEqual(data);
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
});

const fields = schema.getQueryType()?.getFields();
const lists = Object.values(fields ?? {}).filter(({ type }) =>
  /Connection!?$/.test(type.toString()),
);

test.each(lists.map(({ name }) => name))('the pages of %s grow into one list', (fieldName) => {
  const { policies } = createCache();
  const storedAs = (args: Record<string, unknown>) =>
    policies.getStoreFieldName({ typename: 'Query', fieldName, args });
  expect(storedAs({ first: 200, after: 'a' })).toBe(storedAs({ first: 200 }));
});

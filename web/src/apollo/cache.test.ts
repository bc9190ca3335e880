import { gql } from '@apollo/client';
import { expect, test } from 'vitest';

import { createCache } from './cache.ts';

const listOf = (field: string) => gql`
  query List($categoryId: ID, $after: String) {
    list: ${field}(language: DE, categoryId: $categoryId, after: $after) {
      edges {
        cursor
      }
    }
  }
`;
const page = (cursor: string) => ({ list: { edges: [{ __typename: 'ProductEdge', cursor }] } });

test.each(['products', 'allProducts'])(
  '%s of a category are a list of their own, which grows by itself',
  (field) => {
    const cache = createCache();
    const query = listOf(field);
    cache.writeQuery({ query, data: page('of all') });
    cache.writeQuery({ query, variables: { categoryId: '7' }, data: page('of 7') });
    cache.writeQuery({ query, variables: { categoryId: '7', after: 'of 7' }, data: page('next') });
    expect(cache.readQuery({ query })).toEqual(page('of all'));
    expect(cache.readQuery({ query, variables: { categoryId: '7' } })).toEqual({
      list: { edges: [...page('of 7').list.edges, ...page('next').list.edges] },
    });
    expect(cache.readQuery({ query, variables: { categoryId: '8' } })).toBeNull();
  },
);

import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import type { TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { from } from 'rxjs';
import { expect, test } from 'vitest';

import { createCache } from '../../apollo/cache.ts';
import { useReadMore } from './use-read-more.ts';

const query: TypedDocumentNode<{ services: object }, { first?: number; after?: string | null }> =
  gql`
    query Services($first: Int, $after: String) {
      services(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
          }
        }
        pageInfo {
          endCursor
        }
      }
    }
  `;

function pageOf(id: string) {
  const edges = [{ __typename: 'ServiceEdge', cursor: id, node: { __typename: 'Service', id } }];
  return { edges, pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: id } };
}

test.each([
  ['is there', false],
  ['was forgotten meanwhile', true],
])('more of a list that %s; so it fails: %s', async (_, isForgotten) => {
  const response = Promise.withResolvers<{ services: object }>();
  const client = new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(() => from(response.promise.then((data) => ({ data })))),
  });
  const variables = { first: 1 };
  const loaded = pageOf('a');
  client.writeQuery({ query, variables, data: { services: loaded } });
  const { result } = renderHook(() => useReadMore(query, variables), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });

  const reading = result.current(1, loaded).then(
    () => 'done',
    (error: unknown) => String(error),
  );
  if (isForgotten) client.cache.evict({ id: 'ROOT_QUERY' });
  response.resolve({ services: pageOf('b') });
  expect(await reading).toBe(isForgotten ? 'Error: The list was forgotten.' : 'done');
  const list = client.readQuery({ query, variables })?.services;
  const edges = [...loaded.edges, ...pageOf('b').edges];
  if (isForgotten) expect(list).toBeUndefined();
  else expect(list).toMatchObject({ edges });
});

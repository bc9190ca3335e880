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

/** A page of entries whose ids and cursors are one letter each. */
function pageOf(ids: string) {
  const edges = Array.from(ids, (id) => ({
    ...{ __typename: 'ServiceEdge', cursor: id },
    node: { __typename: 'Service', id },
  }));
  const endCursor = ids.at(-1) ?? null;
  return { edges, pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor } };
}

const variables = { first: 1 };

/** Loads a list, and answers each query for more of it by the cursor that it names. */
function readMoreOf(
  ids: string,
  answer: (after: unknown) => ApolloLink.Result | Promise<ApolloLink.Result>,
) {
  const client = new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(({ variables }) => from(Promise.resolve(answer(variables['after'])))),
  });
  const loaded = pageOf(ids);
  client.writeQuery({ query, variables, data: { services: loaded } });
  const { result } = renderHook(() => useReadMore(query, variables), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });
  return { client, readMore: () => result.current(1, loaded) };
}

test.each([
  ['is there', false],
  ['was forgotten meanwhile', true],
])('more of a list that %s; so it fails: %s', async (_, isForgotten) => {
  const response = Promise.withResolvers<ApolloLink.Result>();
  const { client, readMore } = readMoreOf('a', () => response.promise);

  const reading = readMore().then(
    () => 'done',
    (error: unknown) => String(error),
  );
  if (isForgotten) client.cache.evict({ id: 'ROOT_QUERY' });
  response.resolve({ data: { services: pageOf('b') } });
  expect(await reading).toBe(isForgotten ? 'Error: The list was forgotten.' : 'done');
  const list = client.readQuery({ query, variables })?.services;
  if (isForgotten) expect(list).toBeUndefined();
  else expect(list).toMatchObject({ edges: pageOf('ab').edges });
});

test.each([
  { deleted: 'e', asked: ['e', 'd'], left: 'abcdf' },
  { deleted: 'bcde', asked: ['e', 'd', 'c', 'a'], left: 'af' },
  { deleted: 'abcde', asked: ['e', 'd', 'c', 'a', null], left: 'f' },
])('goes on where $deleted of abcde were deleted by somebody else', async (deletion) => {
  const { deleted, asked, left } = deletion;
  const afters: unknown[] = [];
  const { client, readMore } = readMoreOf('abcde', (after) => {
    afters.push(after);
    return typeof after === 'string' && deleted.includes(after)
      ? { errors: [{ message: 'No.', extensions: { code: 'BAD_USER_INPUT' } }] }
      : { data: { services: pageOf('f') } };
  });
  await readMore();
  expect(afters).toEqual(asked);
  expect(client.readQuery({ query, variables })?.services).toMatchObject({
    edges: pageOf(left).edges,
  });
});

import type { ApolloClient, MaybeMasked, TypedDocumentNode } from '@apollo/client';

import { maxPageSize } from './use-read-more.ts';

/** More pages than a list can have: it has no end. */
const maxPages = 1_000;

interface PageVariables {
  first?: number | null;
  after?: string | null;
}

interface Connection<TEdge> {
  edges: readonly TEdge[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * Reads a list to its end, page by page; the next page is read when the one before it has been taken.
 * Keeps none of them. Gives nothing where `listOf` finds no list. Throws for a list without an end.
 */
export async function* readPages<TData, TVariables extends PageVariables, TEdge>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  listOf: (data: MaybeMasked<TData>) => Connection<TEdge> | undefined,
): AsyncGenerator<readonly TEdge[]> {
  const readPage = async (after: string | null) => {
    const { data } = await client.query({
      query,
      variables: { ...variables, first: maxPageSize, after },
      fetchPolicy: 'no-cache',
    });
    return data === undefined ? undefined : listOf(data);
  };
  let list = await readPage(null);
  for (let page = 1; list; page++) {
    yield list.edges;
    const { hasNextPage, endCursor } = list.pageInfo;
    if (!hasNextPage) return;
    if (page === maxPages) throw new Error('The list has no end.');
    list = await readPage(endCursor);
  }
}

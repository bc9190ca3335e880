import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** The greatest number of entries that can be loaded at a time (schema.graphql). */
export const maxPageSize = 200;

/** Loads the next entries of a list into the cache, at most `first`, after the given cursor. */
export type ReadMore = (first: number, after: string | null) => Promise<void>;

interface PageVariables {
  first?: number | null;
  after?: string | null;
}

/**
 * Returns a function that loads the next entries of a screen's list into the cache. Uses a query of its
 * own: on a failure the screen's query would lose all of its data.
 */
export function useReadMore<TData, TVariables extends PageVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): ReadMore {
  const client = useApolloClient();
  return async (first, after) => {
    await client.watchQuery({ query, variables }).fetchMore({
      variables: { ...variables, first, after },
    });
  };
}

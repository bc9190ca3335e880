import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

interface PageVariables {
  first?: number | null;
  after?: string | null;
}

/**
 * Gives what reads the next entries of a screen's list into the cache, at most so many, after the one
 * with that cursor. By a query of its own: that of the screen would give up all of it where this fails.
 */
export function useReadMore<TData, TVariables extends PageVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) {
  const client = useApolloClient();
  return async (first: number, after: string | undefined) => {
    await client.watchQuery({ query, variables }).fetchMore({
      variables: { ...variables, first, after: after ?? null },
    });
  };
}

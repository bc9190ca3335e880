import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/**
 * How many are read at a time where all are needed: the page would stand still while it takes in more,
 * and the backend gives no more than 1000.
 */
export const manySize = 900;

/** Reads the next entries of a list into the cache, at most so many, after the one with that cursor. */
export type ReadMore = (first: number, after: string | undefined) => Promise<void>;

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
): ReadMore {
  const client = useApolloClient();
  return async (first, after) => {
    await client.watchQuery({ query, variables }).fetchMore({
      variables: { ...variables, first, after: after ?? null },
    });
  };
}

import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { hasErrorCode } from '../../apollo/errors.ts';

/** The greatest number of entries that can be loaded at a time (schema.graphql). */
export const maxPageSize = 200;

/** As much of a list as is loaded. */
export interface LoadedList {
  edges: readonly { cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * Loads the entries that follow the loaded ones into the cache, at most `first`. Rejects where the list was
 * forgotten meanwhile.
 */
export type ReadMore = (first: number, loaded: LoadedList) => Promise<void>;

/** A list that is complete without any entry, in place of one that a backend does not keep. */
export const emptyList = {
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: 0,
} as const;

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
  return async (first, { edges, pageInfo }) => {
    const end = edges.findLastIndex(({ cursor }) => cursor === pageInfo.endCursor);
    let after = pageInfo.endCursor;
    for (let back = 1; ; back *= 2) {
      try {
        await client
          .watchQuery({ query, variables })
          .fetchMore({ variables: { ...variables, first, after } });
        // The cache has then dropped the page, and the caller would wait for its entries for ever.
        const isThere = client.cache.readQuery({ query, variables, optimistic: true }) !== null;
        if (!isThere) throw new Error('The list was forgotten.');
        return;
      } catch (error) {
        if (after === null || !hasErrorCode(error, 'BAD_USER_INPUT')) throw error;
        // Somebody else has deleted the entry after which to go on, and perhaps others before it.
        after = edges[end - back]?.cursor ?? null;
      }
    }
  };
}

/** Splits entries into as many as the server takes at once (schema.graphql). */
export function inParts<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / maxPageSize);
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * maxPageSize, (index + 1) * maxPageSize),
  );
}

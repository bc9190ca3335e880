import type { ApolloCache } from '@apollo/client';

/** The order in which revisions are shown. */
export const newestFirst = { field: 'ID', direction: 'DESC' } as const;

/** Removes the revisions of an object from the cache: every save adds one. Without an id, those of the settings. */
export function forgetRevisions(cache: ApolloCache, of: string | undefined): void {
  cache.evict({
    id: 'ROOT_QUERY',
    fieldName: 'revisions',
    args: { ...(of !== undefined && { of }), orderBy: newestFirst },
  });
}

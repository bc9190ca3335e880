import type { ApolloCache } from '@apollo/client';

import { secondOf } from '../ui/times.ts';

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

/** Returns when a revision was saved. */
export function timeOf({ savedAt }: { savedAt: string | null }): string {
  return savedAt === null ? 'Before the first recorded save' : secondOf(savedAt);
}

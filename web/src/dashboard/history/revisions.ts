import type { ApolloCache } from '@apollo/client';

import { newestFirst } from '../ui/newest-first.ts';
import { secondOf } from '../ui/times.ts';

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

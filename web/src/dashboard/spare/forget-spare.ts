import type { ApolloCache, Reference } from '@apollo/client';

import { removeEdge } from '../../apollo/connection.ts';

/**
 * Takes a deleted spare out of the list and answers its address with null. The object itself stays
 * in the cache: a screen that still watches it would otherwise ask the server for it again.
 */
export function forgetSpare(cache: ApolloCache, deletedId: string): void {
  removeEdge(cache, 'spares', deletedId);
  cache.modify<{ spare: Reference | null }>({
    id: 'ROOT_QUERY',
    fields: {
      spare: (spare, { readField }) =>
        spare && readField('id', spare) === deletedId ? null : spare,
    },
  });
}

import type { ApolloCache } from '@apollo/client';

import type { RequestStatus } from '../../apollo/schema.generated.ts';

interface Counted {
  status: RequestStatus | null;
  suspected: boolean;
}

/** Tells whether the count of open enquiries in the menu includes one. */
export function isCounted({ status, suspected }: Counted): boolean {
  return status === 'OPEN' && !suspected;
}

/** Changes the cached count of open enquiries, as a write has changed it. */
export function addToOpenCount(cache: ApolloCache, difference: number): void {
  cache.modify<Record<string, number | null>>({
    fields: {
      openRequestCount: (count) =>
        typeof count === 'number' ? Math.max(0, count + difference) : count,
    },
  });
}

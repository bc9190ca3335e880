import type { ApolloCache } from '@apollo/client';

import type { RequestStatus } from '../../apollo/schema.generated.ts';

interface Counted {
  status: RequestStatus | null;
  isSuspectedSpam: boolean;
}

/** Tells whether the count of open enquiries in the menu includes one. */
export function isCounted({ status, isSuspectedSpam }: Counted): boolean {
  return status === 'OPEN' && !isSuspectedSpam;
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

import type { ApolloCache } from '@apollo/client';

import type { RequestStatus } from '../../apollo/schema.generated.ts';

interface Counted {
  status: RequestStatus | null;
  isSuspectedSpam: boolean;
}

/** Whether the count of the menu includes an enquiry or application. */
export function isCounted({ status, isSuspectedSpam }: Counted): boolean {
  return status === 'OPEN' && !isSuspectedSpam;
}

/** Changes a cached count of the menu, as a write has changed it. */
export function addToOpenCount(
  cache: ApolloCache,
  difference: number,
  name: 'openRequestCount' | 'openApplicationCount' = 'openRequestCount',
): void {
  cache.modify<Record<string, number | null>>({
    fields: {
      [name]: (count) => (typeof count === 'number' ? Math.max(0, count + difference) : count),
    },
  });
}

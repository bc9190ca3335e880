import type { ApolloCache } from '@apollo/client';

import { changeEdges } from '../../apollo/connection.ts';
import type { RequestStatus } from '../../apollo/schema.generated.ts';
import { addToOpenCount, isCounted } from '../ui/open-count.ts';
import { statuses } from '../ui/request-status.ts';
import { RequestScreenDocument } from './RequestScreen.generated.ts';

interface Marked {
  id: string;
  /** The status before. */
  status: RequestStatus | null;
  isSuspectedSpam: boolean;
}

/**
 * Moves enquiries that were marked between the cached lists by status: the lists that they leave lose them,
 * those that they join at an unknown place are forgotten. Changes the count of open ones as well.
 */
export function markCached(
  cache: ApolloCache,
  requests: readonly Marked[],
  status: RequestStatus,
): void {
  const moved = requests.filter((request) => request.status !== status);
  if (moved.length === 0) return;

  const isOf = (one: RequestStatus, name: string) => name.includes(`"status":"${one}"`);
  const left = statuses.filter((one) => one !== status);
  changeEdges(
    cache,
    {
      document: RequestScreenDocument,
      field: 'requests',
      isMeant: (name) => left.some((one) => isOf(one, name)),
    },
    { removedIds: moved.map(({ id }) => id) },
  );
  cache.modify<Record<string, object>>({
    fields: {
      requests: (list, { storeFieldName, DELETE }) =>
        isOf(status, storeFieldName) ? DELETE : list,
    },
  });
  const opened = moved.map((request) => ({ ...request, status })).filter(isCounted).length;
  addToOpenCount(cache, opened - moved.filter(isCounted).length);
}

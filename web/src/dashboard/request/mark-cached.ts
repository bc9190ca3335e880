import type { ApolloCache } from '@apollo/client';

import { moveEdges } from '../../apollo/connection.ts';
import type { RequestStatus } from '../../apollo/schema.generated.ts';
import { addToOpenCount, isCounted } from '../ui/open-count.ts';
import { RequestScreenDocument } from './RequestScreen.generated.ts';

interface Marked {
  id: string;
  /** The status before. */
  status: RequestStatus | null;
  isSuspectedSpam: boolean;
}

/** Moves enquiries that were marked to the cached lists of their status, and changes the count of open ones. */
export function markCached(
  cache: ApolloCache,
  requests: readonly Marked[],
  status: RequestStatus,
): void {
  const moved = requests.filter((request) => request.status !== status);
  if (moved.length === 0) return;

  const list = { document: RequestScreenDocument, field: 'requests' } as const;
  const ids = moved.map(({ id }) => id);
  moveEdges(cache, list, ids, 'status', status);
  const opened = moved.map((request) => ({ ...request, status })).filter(isCounted).length;
  addToOpenCount(cache, opened - moved.filter(isCounted).length);
}

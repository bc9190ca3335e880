import { useContext, useEffect, useEffectEvent, useState } from 'react';

import { LoadingContext } from '../screen/loading.ts';
import { manySize } from './use-read-more.ts';
import type { ReadMore } from './use-read-more.ts';

/** The variables of a screen's first query for a long list; the rest loads by itself. */
export const firstPart = { first: 100 };

interface List {
  edges: readonly { cursor: string }[];
  pageInfo: { hasNextPage: boolean };
}

/**
 * Loads the rest of a list once its first entries show; returns whether it is loading. On failure the
 * loaded entries stay, and `ScreenBoundary` offers to try again (spec 8).
 */
export function useWholeList(list: List, readMore: ReadMore): boolean {
  const { attempt, noteFailure } = useContext(LoadingContext);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const { edges, pageInfo } = list;
  const isWhole = !pageInfo.hasNextPage;
  const failed = !isWhole && failedAttempt === attempt;
  const reading = !isWhole && !failed;

  const readOn = useEffectEvent(() => {
    readMore(manySize, edges.at(-1)?.cursor).catch(() => setFailedAttempt(attempt));
  });
  // Each response makes the list longer, which triggers the next request.
  useEffect(() => {
    if (reading) readOn();
  }, [reading, edges, attempt]);
  useEffect(() => (failed ? noteFailure() : undefined), [failed, noteFailure]);

  return reading;
}

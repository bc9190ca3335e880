import { useContext, useEffect, useEffectEvent, useState } from 'react';

import { LoadingContext } from './loading.ts';
import { manySize } from './use-read-more.ts';
import type { ReadMore } from './use-read-more.ts';

/** What a screen that shows the whole of a long list asks for at first: the rest comes by itself. */
export const firstPart = { first: 100 };

interface List {
  edges: readonly { cursor: string }[];
  pageInfo: { hasNextPage: boolean };
}

/**
 * Reads the rest of a list once its first entries show; tells whether it is being read. Where that
 * fails, what is there stays, and `ScreenBoundary` offers to try again (spec 8).
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
  // Each answer makes another list, which asks for what follows.
  useEffect(() => {
    if (reading) readOn();
  }, [reading, edges, attempt]);
  useEffect(() => (failed ? noteFailure() : undefined), [failed, noteFailure]);

  return reading;
}

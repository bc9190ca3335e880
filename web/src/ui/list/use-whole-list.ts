import { useContext, useEffect, useEffectEvent, useState } from 'react';

import { LoadingContext } from '../screen/loading.ts';
import { emptyList, maxPageSize } from './use-read-more.ts';
import type { LoadedList, ReadMore } from './use-read-more.ts';

/** The variables of a screen's query for a list of which all entries are shown at once. */
export const wholeList = { first: maxPageSize };

/** The variables of a screen's query for a long list that is shown whole: the first entries come early. */
export const firstPart = { first: 100 };

interface Rest {
  /** Whether entries are being loaded. */
  reading: boolean;
  /** Whether the last attempt to load entries failed. */
  failed: boolean;
}

/**
 * Loads the rest of a list while it is wanted, page by page. Stops at a failure until another attempt is
 * made, or the list goes on elsewhere.
 */
export function useRest(list: LoadedList, readMore: ReadMore, wanted: boolean, attempt = 0): Rest {
  const { edges, pageInfo } = list;
  const { hasNextPage, endCursor } = pageInfo;
  const step = `${attempt} ${endCursor}`;
  const [failedStep, setFailedStep] = useState<string>();
  const isWanted = wanted && hasNextPage;
  const failed = isWanted && failedStep === step;
  const reading = isWanted && !failed;

  const readOn = useEffectEvent(() => {
    readMore(maxPageSize, list).catch(() => setFailedStep(step));
  });
  // Each response makes the list longer, which triggers the next request.
  useEffect(() => {
    if (reading) readOn();
  }, [reading, edges, step]);

  return { reading, failed };
}

/**
 * Loads the rest of a list once its first entries show; returns whether it is loading. On failure the
 * loaded entries stay, and `ScreenBoundary` offers to try again (spec 8). Without a list it does nothing.
 */
export function useWholeList(list: LoadedList = emptyList, readMore: ReadMore): boolean {
  const { attempt, recordFailure } = useContext(LoadingContext);
  const { reading, failed } = useRest(list, readMore, true, attempt);
  useEffect(() => (failed ? recordFailure() : undefined), [failed, recordFailure]);
  return reading;
}

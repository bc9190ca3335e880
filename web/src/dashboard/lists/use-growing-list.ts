import { useEffect, useEffectEvent, useState, useTransition } from 'react';

import { manySize } from '../../ui/list/use-read-more.ts';
import { succeeds } from '../ui/succeeds.ts';

/** Number of entries loaded and shown at a time. */
export const pageSize = 50;

/** The entries of a list that are not loaded yet. */
interface Source {
  hasMore: boolean;
  /** Number of entries loaded so far. */
  read: number;
  /** Whether the list is filtered or sorted, which needs all entries. */
  needsAll: boolean;
  /** Loads the next entries, at most `count`. */
  onMore: (count: number) => Promise<void>;
}

const allIsRead: Source = {
  hasMore: false,
  read: 0,
  needsAll: false,
  onMore: () => Promise.resolve(),
};

/**
 * Grows a list as one scrolls, so that the first entries of a long one show at once: `shown` is the part
 * of `found` (the loaded entries after filter and sort) on screen. If all entries are needed, loads them
 * step by step (`reading`). `more` is for `LoadMore`; null at the end of the list.
 */
export function useGrowingList<T>(found: readonly T[], source: Source = allIsRead) {
  const { hasMore, read, needsAll, onMore } = source;
  const [length, setLength] = useState(pageSize);
  const [loading, startLoading] = useTransition();
  const [stopped, setStopped] = useState(false);
  const isWanted = hasMore && needsAll;
  const reading = isWanted && !stopped;
  const shown = found.slice(0, length);

  const readMany = useEffectEvent(() => {
    startLoading(async () => setStopped(!(await succeeds(onMore(manySize)))));
  });
  // Each response makes the list longer, which triggers the next request.
  useEffect(() => {
    if (isWanted) readMany();
  }, [isWanted, read]);

  function showMore() {
    if (length + pageSize <= found.length || !hasMore) {
      setLength(length + pageSize);
      return;
    }
    startLoading(async () => {
      if (await succeeds(onMore(pageSize))) setLength(length + pageSize);
    });
  }

  const isMore = hasMore || shown.length < found.length;
  const more = isMore && {
    loading: loading || reading,
    shown: shown.length,
    onMore: showMore,
  };
  return { shown, reading, more: more || null };
}

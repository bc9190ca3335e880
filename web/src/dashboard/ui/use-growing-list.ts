import { useEffect, useEffectEvent, useState, useTransition } from 'react';

import { manySize } from '../../ui/use-read-more.ts';
import { succeeds } from './succeeds.ts';

/** How many entries of a list are asked for and shown at a time. */
export const pageSize = 50;

/** What of a list is still at the server. */
interface Source {
  hasMore: boolean;
  /** How many entries have been read. */
  read: number;
  /** Whether they are filtered or sorted, which takes all of them. */
  needsAll: boolean;
  /** Reads the next entries, at most so many. */
  onMore: (count: number) => Promise<void>;
}

const allIsRead: Source = {
  hasMore: false,
  read: 0,
  needsAll: false,
  onMore: () => Promise.resolve(),
};

/**
 * A list that grows as one scrolls, so that its first entries show at once however many there are:
 * `shown` of `found`, which is what filter and order have left of those that have been read. Where all
 * are needed, they come by and by (`reading`). `more` is for `LoadMore`, null where there is no more.
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
  // Each answer makes the list longer, which asks for the next ones.
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

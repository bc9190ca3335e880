import { useState } from 'react';

import { emptyList } from '../../ui/list/use-read-more.ts';
import type { LoadedList, ReadMore } from '../../ui/list/use-read-more.ts';
import { useRest } from '../../ui/list/use-whole-list.ts';
import { succeeds } from '../ui/succeeds.ts';
import { historyStates, useHistoryState } from './use-history-state.ts';

const lengths = historyStates<number>();

/** Number of entries loaded and shown at a time. */
export const pageSize = 50;

/** A list that is loaded page by page. */
interface Source {
  list: LoadedList;
  readMore: ReadMore;
  /** Whether the list is filtered or sorted, which needs all entries. */
  needsAll: boolean;
  /** Tells lists of one screen apart. */
  name?: string;
}

const allIsRead: Source = {
  list: emptyList,
  readMore: () => Promise.resolve(),
  needsAll: false,
};

/**
 * Grows a list as one scrolls, so that the first entries of a long one show at once: `shown` is the part
 * of `found` (the loaded entries after filter and sort) on screen. If all entries are needed, loads them
 * step by step (`reading`). `more` is for `LoadMore`; null at the end of the list.
 */
export function useGrowingList<T>(found: readonly T[], source: Source = allIsRead) {
  const { list, readMore, needsAll, name } = source;
  const { hasNextPage } = list.pageInfo;
  const [length, setLength] = useHistoryState(lengths, () => pageSize, name);
  // The length that is loaded: the entries of a page come when the call that reads it is done, and has
  // changed the length.
  const [reached, setReached] = useState(length);
  if (list.edges.length > length - pageSize && reached !== length) setReached(length);
  // After Back, and where it is read again on screen, a list grows to what was shown before; what is deleted
  // from it, less than a page, is not made up for.
  const isShorter = list.edges.length <= reached - pageSize;
  const { reading } = useRest(list, readMore, needsAll || isShorter);
  const shown = found.slice(0, length);

  async function showMore() {
    const isLoaded = length + pageSize <= found.length || !hasNextPage;
    if (isLoaded || (await succeeds(readMore(pageSize, list)))) setLength(length + pageSize);
  }

  const isMore = hasNextPage || shown.length < found.length;
  const more = isMore && {
    reading,
    shown: shown.length,
    onMore: showMore,
  };
  return { shown, reading, more: more || null };
}

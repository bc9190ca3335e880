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
  // Back shows as much as before, also of a list that was read again.
  const [lengthAtFirst] = useState(length);
  const isShorter = lengthAtFirst > pageSize && list.edges.length < lengthAtFirst;
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

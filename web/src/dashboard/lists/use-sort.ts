import { useMemo } from 'react';

import { defaultLanguage } from '../../i18n/languages.ts';
import { historyStates, useHistoryState } from './use-history-state.ts';

const orders = historyStates<Sort | null>();

/** The column and direction that a table is sorted by. */
export interface Sort {
  column: string;
  descending: boolean;
}

/** The sort key of each sortable column. */
type Keys<T> = Record<string, (row: T) => string | number | null | undefined>;

/**
 * Sorts the rows of a table by a column; keeps their order if none is chosen. `name` tells tables of one
 * screen apart.
 */
export function useSort<T>(rows: readonly T[], keys: Keys<T>, name?: string) {
  const [sort, setSort] = useHistoryState(orders, () => null, name);
  const sorted = useMemo(() => sortedBy(rows, keys, sort), [rows, keys, sort]);

  /** Sorts ascending first, then descending, then not at all. */
  function toggle(column: string) {
    if (sort?.column !== column) setSort({ column, descending: false });
    else setSort(sort.descending ? null : { column, descending: true });
  }

  return { sorted, sort, toggle, isSortable: (column: string) => column in keys };
}

const collator = new Intl.Collator(defaultLanguage, { numeric: true });

function sortedBy<T>(rows: readonly T[], keys: Keys<T>, sort: Sort | null): readonly T[] {
  const key = sort && keys[sort.column];
  if (!key) return rows;
  const direction = sort.descending ? -1 : 1;
  return rows.toSorted(
    (a, b) => direction * collator.compare(String(key(a) ?? ''), String(key(b) ?? '')),
  );
}

import { useMemo, useState } from 'react';

import { defaultLanguage } from '../../i18n/languages.ts';

/** The column that a table is sorted by. */
export interface Sort {
  column: string;
  descending: boolean;
}

/** What each column is sorted by; columns that are left out cannot be sorted by. */
type Keys<T> = Record<string, (row: T) => string | number | null | undefined>;

/** The rows of a table in the order of a column, or as they came where none is chosen. */
export function useSort<T>(rows: readonly T[], keys: Keys<T>) {
  const [sort, setSort] = useState<Sort | null>(null);
  const sorted = useMemo(() => sortedBy(rows, keys, sort), [rows, keys, sort]);

  /** Ascending first, then descending, then as it was. */
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

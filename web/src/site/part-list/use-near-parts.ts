import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';

import { batchSize } from '../part-history/use-part-histories.ts';

/** How far outside of the window rows count as near, so that what is loaded for them comes before them. */
const margin = '50%';

/**
 * Returns the parts whose rows have been near the window, in whole groups: what is loaded for rows that
 * nobody scrolls to would be in vain. None on the server and before hydration.
 */
export function useNearParts<Part>(
  parts: readonly Part[],
  rows: RefObject<HTMLTableSectionElement | null>,
): Part[] {
  const [groups, setGroups] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => groupOf(target));
        setGroups((before) =>
          near.every((group) => before.has(group)) ? before : new Set([...before, ...near]),
        );
      },
      { rootMargin: margin },
    );
    for (const row of rows.current?.rows ?? []) observer.observe(row);
    return () => observer.disconnect();
  }, [parts, rows]);

  return useMemo(
    () => parts.filter((_, index) => groups.has(Math.floor(index / batchSize))),
    [parts, groups],
  );
}

function groupOf(row: Element): number {
  const index = row instanceof HTMLTableRowElement ? row.sectionRowIndex : 0;
  return Math.floor(index / batchSize);
}

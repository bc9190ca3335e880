import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How far outside of the window a row counts as near, so that its inputs are there before it. */
const margin = '100%';

/**
 * Returns the ids of the rows that have been near the window since this was switched on: thousands of rows do
 * not get their inputs at once. `ids` are those of all rows in the element's table, in their order.
 */
export function useNearRows(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  isOn: boolean,
): ReadonlySet<string> {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const idOf = useRef(new WeakMap<Element, string>());
  const observer = useRef<IntersectionObserver>(null);
  const [wasOn, setWasOn] = useState(isOn);
  if (wasOn !== isOn) {
    setWasOn(isOn);
    setNear(new Set());
  }

  useEffect(() => {
    if (!isOn) return;
    const rowIds = new WeakMap<Element, string>();
    const created = new IntersectionObserver(
      (entries) => {
        const found = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting ? (rowIds.get(target) ?? []) : [],
        );
        setNear((before) =>
          found.every((id) => before.has(id)) ? before : new Set([...before, ...found]),
        );
      },
      { rootMargin: margin },
    );
    [idOf.current, observer.current] = [rowIds, created];
    return () => created.disconnect();
  }, [isOn]);

  useEffect(() => {
    if (!isOn) return;
    const rows = list.current?.querySelectorAll('tbody > tr') ?? [];
    for (const [index, row] of [...rows].entries()) {
      const id = ids[index];
      if (id === undefined || near.has(id) || idOf.current.get(row) === id) continue;
      idOf.current.set(row, id);
      observer.current?.observe(row);
    }
  }, [list, ids, isOn, near]);

  return near;
}

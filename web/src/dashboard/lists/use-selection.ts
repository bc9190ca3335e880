import { useCallback, useState } from 'react';

interface Entry {
  id: string;
}

/** Returns which of the entries of a list are selected, and the functions that change that. */
export function useSelection<T extends Entry>(entries: readonly T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback((id: string, isSelected: boolean) => {
    setIds((before) => {
      const others = [...before].filter((one) => one !== id);
      return new Set(isSelected ? [...others, id] : others);
    });
  }, []);
  return {
    // What was deleted or does not pass the filter any more is not selected.
    selected: entries.filter(({ id }) => ids.has(id)),
    isSelected: (id: string) => ids.has(id),
    select,
    selectAll: (all: readonly Entry[]) => setIds(new Set(all.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

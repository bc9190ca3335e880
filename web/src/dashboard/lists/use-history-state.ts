import { useLocation } from 'dashboard-router';
import { useEffect, useState } from 'react';

const kinds: Map<string, unknown>[] = [];

/** Creates the map in which one kind of state is kept by entry of the browser's history. */
export function historyStates<T>(): Map<string, T> {
  const kept = new Map<string, T>();
  kinds.push(kept);
  return kept;
}

/** Forgets all states. */
export function forgetHistoryStates(): void {
  for (const kept of kinds) kept.clear();
}

/**
 * Holds a state of a list, such as its filter, that Back and Forward bring back. It is kept in memory only:
 * names of persons stay out of the address and of the browser's storage. `name` tells lists of one screen
 * apart.
 */
export function useHistoryState<T>(kept: Map<string, T>, initial: () => T, name = '') {
  const { key, pathname } = useLocation();
  // Addresses typed by hand share one key.
  const id = `${key} ${pathname} ${name}`;
  const [value, setValue] = useState(() => kept.get(id) ?? initial());
  useEffect(() => {
    kept.set(id, value);
  }, [kept, id, value]);
  return [value, setValue] as const;
}

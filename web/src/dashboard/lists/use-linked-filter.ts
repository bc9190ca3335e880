import { useLocation } from 'dashboard-router';
import { useState } from 'react';

import { useHistoryState } from './use-history-state.ts';

/**
 * Holds the filter of a list, which Back brings back; each link to its screen that says by what to filter
 * replaces it. Such a text is in the state of the location, not in the address: names of persons stay out
 * of the history.
 */
export function useLinkedFilter<T>(kept: Map<string, T>, filterOf: (linked: string) => T) {
  const location = useLocation();
  const [seen, setSeen] = useState(location);
  const [filter, setFilter] = useHistoryState(kept, () => filterOf(linkedText(location.state)));
  if (location !== seen) {
    setSeen(location);
    const linked = linkedText(location.state);
    if (linked) setFilter(filterOf(linked));
  }
  return [filter, setFilter] as const;
}

/** Returns by what a link wants the list of its screen to be filtered; empty where it does not. */
export function linkedText(state: unknown): string {
  const isFilter = typeof state === 'object' && state !== null && 'filter' in state;
  return isFilter && typeof state.filter === 'string' ? state.filter : '';
}

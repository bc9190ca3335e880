import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Returns what only the browser knows; on the server, and until the screen is hydrated, what is taken for it
 * there. `read` must return the same value each time.
 */
export function useInBrowser<T>(read: () => T, onServer: NoInfer<T>): T {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}

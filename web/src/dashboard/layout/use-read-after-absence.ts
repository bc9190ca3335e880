import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

const absenceMs = 15 * 60_000;

/**
 * Loads the data of the screen again when the page was hidden for a quarter of an hour, and those of each other
 * screen when it is next shown: others may have changed them. What is typed stays.
 */
export function useReadAfterAbsence(): void {
  const { cache } = useApolloClient();
  useEffect(() => {
    let hiddenAt = Infinity;
    const handle = () => {
      if (document.hidden) hiddenAt = Math.min(hiddenAt, Date.now());
      // A computer that wakes up shows the page before it has found its network.
      else if (navigator.onLine) {
        if (Date.now() - hiddenAt >= absenceMs) cache.evict({ id: 'ROOT_QUERY' });
        hiddenAt = Infinity;
      }
    };
    document.addEventListener('visibilitychange', handle);
    window.addEventListener('online', handle);
    return () => {
      document.removeEventListener('visibilitychange', handle);
      window.removeEventListener('online', handle);
    };
  }, [cache]);
}

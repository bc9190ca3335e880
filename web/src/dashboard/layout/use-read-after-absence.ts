import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

const absenceMs = 15 * 60_000;

/**
 * Once the page shows again after a quarter of an hour, reads the screen anew, and each other one when it is
 * next shown: others may have changed them. What is typed stays.
 */
export function useReadAfterAbsence(): void {
  const { cache } = useApolloClient();
  useEffect(() => {
    let hiddenAt = Infinity;
    const handle = () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt >= absenceMs) cache.evict({ id: 'ROOT_QUERY' });
    };
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }, [cache]);
}

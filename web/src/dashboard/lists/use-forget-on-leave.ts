import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/**
 * Forgets a list of Query when its screen is left: others change it, so that the next visit reads it again.
 * Without arguments, whose identity must not change with each rendering, forgets the list for all of them.
 */
export function useForgetOnLeave(fieldName: string, args?: Record<string, unknown>): void {
  const { cache } = useApolloClient();
  useEffect(
    () => () => {
      // Once all of the screen is gone: a query that is still watched would be sent again.
      queueMicrotask(() => cache.evict({ id: 'ROOT_QUERY', fieldName, ...(args && { args }) }));
    },
    [cache, fieldName, args],
  );
}

import { isReference } from '@apollo/client';
import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';

import { pageSize } from '../lists/use-growing-list.ts';
import { RequestCountDocument } from './RequestCount.generated.ts';
import classes from './DashboardMenu.module.css';

const pollMs = 30_000;

/**
 * Shows beside the menu's entry how many enquiries are open; asks again while the page is visible. Where
 * others have added one, the lists of enquiries are read again: at once if on screen.
 */
export function OpenRequestCount({ id }: { id: string }) {
  const { data, refetch, client } = useQuery(RequestCountDocument);
  useEffect(() => {
    async function ask() {
      if (document.hidden) return;
      const before = client.readQuery({ query: RequestCountDocument })?.openRequestCount ?? 0;
      const after = (await refetch()).data?.openRequestCount ?? 0;
      if (after > before) forgetShortLists(client.cache);
    }
    const handle = () => void ask().catch(() => undefined);
    const timer = setInterval(handle, pollMs);
    document.addEventListener('visibilitychange', handle);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handle);
    };
  }, [client, refetch]);

  const count = data?.openRequestCount;
  if (!count) return null;
  return (
    <span id={id} className={classes.count}>
      {count} open
    </span>
  );
}

/** Shows the same beside the button that opens the menu on small screens. */
export function MenuCount({ id }: { id: string }) {
  const { data } = useQuery(RequestCountDocument, { fetchPolicy: 'cache-only' });
  const count = data?.openRequestCount;
  if (!count) return null;
  return (
    <span id={id} className={classes.besideButton}>
      {count} open
    </span>
  );
}

/** Forgets the lists of enquiries but for those read beyond their first page, which would jump to its end. */
function forgetShortLists(cache: ApolloCache): void {
  cache.modify<Record<string, { edges: readonly unknown[] }>>({
    fields: {
      requests: (list, { DELETE }) =>
        isReference(list) || list.edges.length > pageSize ? list : DELETE,
    },
  });
}

import { isReference } from '@apollo/client';
import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';

import { pageSize } from '../lists/use-growing-list.ts';
import classes from './DashboardMenu.module.css';
import type { OpenCountsQuery } from './OpenCounts.generated.ts';
import { OpenCountsDocument } from './OpenCounts.generated.ts';

/** What visitors send, by the names of its count and of its lists in the cache. */
const lists = { openRequestCount: 'requests', openApplicationCount: 'applications' } as const;

/** Names the count of something that visitors send. */
export type CountName = keyof typeof lists;

const counts: readonly CountName[] = ['openRequestCount', 'openApplicationCount'];

const pollMs = 30_000;

/**
 * Keeps the counts of the menu up to date while the page is visible. Where others have added something, its
 * lists are read again: at once if on screen.
 */
export function useFreshCounts(): void {
  const { data, refetch, client } = useQuery(OpenCountsDocument);
  /** The lowest counts since the lists were read again: the query of one filter raises the cached ones, too. */
  const lowest = useRef<Partial<Record<CountName, number>>>({});
  useEffect(() => {
    if (!data) return;
    for (const name of counts) {
      lowest.current[name] = Math.min(lowest.current[name] ?? Infinity, data[name] ?? 0);
    }
  }, [data]);
  useEffect(() => {
    async function ask() {
      if (document.hidden) return;
      const { data: after } = await refetch();
      for (const name of counts) {
        const count = after?.[name] ?? 0;
        if (count <= (lowest.current[name] ?? 0)) continue;
        lowest.current[name] = count;
        forgetShortLists(client.cache, name);
      }
    }
    const handle = () => void ask().catch(() => undefined);
    const timer = setInterval(handle, pollMs);
    document.addEventListener('visibilitychange', handle);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handle);
    };
  }, [client, refetch]);
}

/** Shows beside an entry of the menu how much is open of what it leads to. */
export function OpenCount({ id, name }: { id: string; name: CountName }) {
  return <Count id={id} className={classes.count} countOf={(data) => data[name] ?? 0} />;
}

/** Shows the sum beside the button that opens the menu on small screens. */
export function MenuCount({ id }: { id: string }) {
  return (
    <Count
      id={id}
      className={classes.besideButton}
      countOf={(data) => counts.reduce((sum, name) => sum + (data[name] ?? 0), 0)}
    />
  );
}

interface CountProps {
  id: string;
  className: string | undefined;
  countOf: (data: OpenCountsQuery) => number;
}

function Count({ id, className, countOf }: CountProps) {
  const { data } = useQuery(OpenCountsDocument, { fetchPolicy: 'cache-only' });
  const count = data ? countOf(data) : 0;
  if (count === 0) return null;
  return (
    <span id={id} className={className}>
      {count} open
    </span>
  );
}

/** Forgets the lists of what is counted but for those read beyond their first page, which would jump to its end. */
function forgetShortLists(cache: ApolloCache, name: CountName): void {
  cache.modify<Record<string, { edges: readonly unknown[] }>>({
    fields: {
      [lists[name]]: (list, { DELETE }) =>
        isReference(list) || list.edges.length > pageSize ? list : DELETE,
    },
  });
}

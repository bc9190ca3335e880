import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';

import { RequestCountDocument } from './RequestCount.generated.ts';
import classes from './DashboardMenu.module.css';

const pollMs = 30_000;

/** Shows beside the menu's entry how many enquiries are open; asks again while the page is visible. */
export function OpenRequestCount({ id }: { id: string }) {
  const { data, refetch } = useQuery(RequestCountDocument, {
    pollInterval: pollMs,
    skipPollAttempt: () => document.hidden,
  });
  useEffect(() => {
    function handleVisibility() {
      if (!document.hidden) void refetch().catch(() => undefined);
    }
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [refetch]);

  const count = data?.openRequestCount;
  if (!count) return null;
  return (
    <span id={id} className={classes.count}>
      {count} open
    </span>
  );
}

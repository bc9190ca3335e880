import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';

import { busy } from '../busy.tsx';
import { usePending } from '../use-pending.ts';
import classes from './LoadMore.module.css';

interface LoadMoreProps {
  /** The label in the visitor's language; the dashboard's is English. */
  label?: string;
  /** Whether entries are being loaded anyway. */
  reading?: boolean;
  /** Number of entries shown: after each step the button may be in view again. */
  shown: number;
  onMore: () => Promise<unknown>;
}

/** Loads more of a list when one scrolls near its end, or on a click. */
export function LoadMore({ label = 'Load more', reading = false, shown, onMore }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isTried = useRef(false);
  const [isWaiting, run] = usePending();
  const loading = reading || isWaiting;

  const more = useEffectEvent(() => {
    // Once per step: after a failure the next attempt needs a click.
    if (loading || isTried.current) return;
    isTried.current = true;
    void run(onMore());
  });

  // The next step, or another list.
  useEffect(() => {
    isTried.current = false;
  }, [shown]);

  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      // Below the end of the list, loading would push down what is being read.
      { rootMargin: '0px 0px 800px' },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [shown, loading]);

  return (
    <div className={classes.row}>
      <Button ref={button} variant="default" {...busy(loading)} onClick={() => run(onMore())}>
        {label}
      </Button>
    </div>
  );
}

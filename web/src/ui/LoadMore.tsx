import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';

import classes from './LoadMore.module.css';

interface LoadMoreProps {
  /** The visitor's word for it; the dashboard speaks English. */
  label?: string;
  loading: boolean;
  /** How many entries are shown: after each step the button may be in view again. */
  shown: number;
  onMore: () => void;
}

/** Asks for more of a list as one scrolls near the end of what is shown, or by a click. */
export function LoadMore({ label = 'Load more', loading, shown, onMore }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(-1);
  const more = useEffectEvent(() => {
    // Once for each step: where that failed, the next attempt is a click.
    if (loading || asked.current === shown) return;
    asked.current = shown;
    onMore();
  });

  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      // Who has passed the end of the list is not to have what he reads pushed down.
      { rootMargin: '0px 0px 800px' },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [shown, loading]);

  return (
    <div className={classes.row}>
      <Button ref={button} variant="default" loading={loading} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}

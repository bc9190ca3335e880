import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';

import classes from './LoadMore.module.css';

interface LoadMoreProps {
  loading: boolean;
  /** How many rows are shown: after each step the button may be in view again. */
  shown: number;
  onMore: () => void;
}

/** Asks for more rows as one scrolls near the end of those that are shown, or by a click. */
export function LoadMore({ loading, shown, onMore }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const more = useEffectEvent(() => {
    if (!loading) onMore();
  });

  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { rootMargin: '800px' },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [shown, loading]);

  return (
    <div className={classes.row}>
      <Button ref={button} variant="default" loading={loading} onClick={onMore}>
        Load more
      </Button>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import classes from './ScreenHeader.module.css';

interface ScreenHeaderProps {
  title: string;
  /** What can be done on the whole screen, such as adding to its list. */
  children?: ReactNode;
}

/** The heading of a dashboard screen with its actions; it takes the focus after navigation. */
export function ScreenHeader({ title, children }: ScreenHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    // The very first screen leaves the focus where the browser puts it.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);

  return (
    <div className={classes.header}>
      <title>{`${title} – Hamberg Turbinen`}</title>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

import classes from './ScreenHeader.module.css';

interface ScreenHeaderProps {
  title: string;
  /** What can be done on the whole screen, such as adding to its list. */
  children?: ReactNode;
}

/** The heading of a dashboard screen with its actions. */
export function ScreenHeader({ title, children }: ScreenHeaderProps) {
  return (
    <div className={classes.header}>
      <h1 className={classes.title}>{title}</h1>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

import { useScreenHeading } from '../../ui/screen/use-screen-heading.ts';
import classes from './ScreenHeader.module.css';

interface ScreenHeaderProps {
  title: string;
  /** The actions of the screen, such as adding to its list. */
  children?: ReactNode;
}

/** Shows the heading of a dashboard screen with its actions; takes the focus after navigation. */
export function ScreenHeader({ title, children }: ScreenHeaderProps) {
  const heading = useScreenHeading(title);

  return (
    <div className={classes.header}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}

import { useMergedRef } from '@mantine/hooks';
import { useLocation } from 'dashboard-router';
import type { ReactNode, Ref } from 'react';

import { useScreenHeading } from '../../ui/screen/use-screen-heading.ts';
import classes from './ScreenHeader.module.css';

interface ScreenHeaderProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** The actions of the screen, such as adding to its list. */
  children?: ReactNode;
}

/** Shows the heading of a dashboard screen with its actions; takes the focus after navigation. */
export function ScreenHeader({ title, headingRef, children }: ScreenHeaderProps) {
  const { key } = useLocation();
  const heading = useMergedRef(useScreenHeading(title, key), headingRef);

  return (
    <div className={classes.header}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

import classes from './SectionHeader.module.css';

interface SectionHeaderProps {
  title: string;
  /** The actions of the section. */
  children?: ReactNode;
}

/** Shows the heading of a section of a dashboard screen with its actions. */
export function SectionHeader({ title, children }: SectionHeaderProps) {
  return (
    <div className={classes.header}>
      <h2 className={classes.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}

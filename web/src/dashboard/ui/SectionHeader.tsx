import type { ReactNode } from 'react';

import classes from './SectionHeader.module.css';

interface SectionHeaderProps {
  title: string;
  /** What can be done in the section. */
  children?: ReactNode;
}

/** The heading of a part of a dashboard screen with its actions. */
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

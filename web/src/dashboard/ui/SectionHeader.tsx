import type { ReactNode, Ref } from 'react';

import classes from './SectionHeader.module.css';

interface SectionHeaderProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** The actions of the section. */
  children?: ReactNode;
}

/** Shows the heading of a section of a dashboard screen with its actions. */
export function SectionHeader({ title, headingRef, children }: SectionHeaderProps) {
  return (
    <div className={classes.header}>
      <h2 ref={headingRef} className={classes.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}

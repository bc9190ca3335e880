import { IconChevronLeft } from '@tabler/icons-react';
import { Link, useLocation } from 'dashboard-router';
import type { ReactNode } from 'react';

import type { Language } from '../../i18n/languages.ts';
import { useScreenHeading } from '../../ui/screen/use-screen-heading.ts';
import classes from './ScreenHeader.module.css';

interface ScreenHeaderProps {
  title: string;
  /** What the screen edits, such as the title of a spare. */
  subject?: { text: string; lang: Language | undefined };
  /** The path of the list that it belongs to. */
  list?: string;
  /** The actions of the screen, such as adding to its list. */
  children?: ReactNode;
}

/** Shows the heading of a dashboard screen with its actions; takes the focus after navigation. */
export function ScreenHeader({ title, subject, list, children }: ScreenHeaderProps) {
  const { key } = useLocation();
  const heading = useScreenHeading(title, key);

  return (
    <div className={classes.header}>
      <div className={classes.names}>
        {list && (
          <Link to={list} className={classes.back}>
            <IconChevronLeft size={16} stroke={1.75} aria-hidden />
            Back to the list
          </Link>
        )}
        <hgroup className={classes.group}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {subject && (
            <p className={classes.subject} lang={subject.lang}>
              {subject.text}
            </p>
          )}
        </hgroup>
      </div>
      {children}
    </div>
  );
}

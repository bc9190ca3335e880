import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import classes from './Screen.module.css';

interface ScreenProps {
  title: string;
  children: ReactNode;
}

/** A screen below its title banner; the title is the tab's too, and takes the focus after navigation. */
export function Screen({ title, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    // The very first screen leaves the focus where the browser puts it.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);

  return (
    <>
      <title>{`${title} – Hamberg Turbinen`}</title>
      <div className={classes.banner}>
        <div className="container">
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
        </div>
      </div>
      <div className={`container ${classes.body}`}>{children}</div>
    </>
  );
}

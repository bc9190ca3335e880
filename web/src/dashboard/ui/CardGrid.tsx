import type { ReactNode } from 'react';

import classes from './CardGrid.module.css';

/** A list of cards, as many in a row as there is room for. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={classes.grid}>{children}</ul>;
}

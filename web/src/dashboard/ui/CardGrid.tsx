import { Children, useState } from 'react';
import type { ReactNode } from 'react';

import classes from './CardGrid.module.css';
import { LoadMore } from './LoadMore.tsx';

/** How many cards are drawn at a time. */
const step = 50;

/**
 * A list of cards, as many in a row as there is room for. It grows as one scrolls: the first ones show
 * at once, however many there are.
 */
export function CardGrid({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(step);
  const cards = Children.toArray(children);
  return (
    <>
      <ul className={classes.grid}>{cards.slice(0, shown)}</ul>
      {cards.length > shown && (
        <LoadMore loading={false} shown={shown} onMore={() => setShown(shown + step)} />
      )}
    </>
  );
}

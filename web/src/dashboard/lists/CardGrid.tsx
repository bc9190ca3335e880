import { Children } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { LoadMore } from '../../ui/list/LoadMore.tsx';
import classes from './CardGrid.module.css';
import { useGrowingList } from './use-growing-list.ts';

interface CardsProps {
  /** Loads more cards; null once all are there. */
  more: ComponentProps<typeof LoadMore> | null;
  children: ReactNode;
}

/** Lays out cards, as many in a row as fit. */
export function Cards({ more, children }: CardsProps) {
  return (
    <>
      <ul className={classes.grid}>{children}</ul>
      {more && <LoadMore {...more} />}
    </>
  );
}

/** Shows the cards of a whole list, rendering more as one scrolls, so that the first ones show at once. */
export function CardGrid({ children }: { children: ReactNode }) {
  const { shown, more } = useGrowingList(Children.toArray(children));
  return <Cards more={more}>{shown}</Cards>;
}

import { Children } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { LoadMore } from '../../ui/LoadMore.tsx';
import classes from './CardGrid.module.css';
import { useGrowingList } from './use-growing-list.ts';

interface CardsProps {
  /** What brings more cards; null where all are there. */
  more: ComponentProps<typeof LoadMore> | null;
  children: ReactNode;
}

/** Cards, as many in a row as there is room for. */
export function Cards({ more, children }: CardsProps) {
  return (
    <>
      <ul className={classes.grid}>{children}</ul>
      {more && <LoadMore {...more} />}
    </>
  );
}

/** The cards of a whole list, drawn as one scrolls: the first ones show at once, however many there are. */
export function CardGrid({ children }: { children: ReactNode }) {
  const { shown, more } = useGrowingList(Children.toArray(children));
  return <Cards more={more}>{shown}</Cards>;
}

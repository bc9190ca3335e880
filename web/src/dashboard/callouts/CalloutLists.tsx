import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './CalloutEditor.module.css';

/** How many of a list are shown; those that follow show as the first are placed. */
const maxShown = 100;

interface CalloutListsProps {
  rows: { id: string; name: string }[];
  /** The row that the next callout will show. */
  nextRow: string | undefined;
  onChooseRow: (id: string) => void;
  callouts: { number: string; index: number }[];
  onSelect: (index: number) => void;
}

/** Lists the rows that no drawing shows, to choose the next one, and the callouts of the image without a row. */
export function CalloutLists(props: CalloutListsProps) {
  const { rows, nextRow, onChooseRow, callouts, onSelect } = props;

  return (
    <>
      <Listed title="Rows without a callout" total={rows.length}>
        {rows.slice(0, maxShown).map(({ id, name }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.entry}
              aria-pressed={id === nextRow}
              onClick={() => onChooseRow(id)}
            >
              {name}
            </UnstyledButton>
          </li>
        ))}
      </Listed>
      <Listed title="Callouts without a row" total={callouts.length}>
        {callouts.map(({ number, index }) => (
          <li key={index}>
            <UnstyledButton className={classes.entry} onClick={() => onSelect(index)}>
              {number}
            </UnstyledButton>
          </li>
        ))}
      </Listed>
    </>
  );
}

interface ListedProps {
  title: string;
  total: number;
  children: ReactNode;
}

function Listed({ title, total, children }: ListedProps) {
  return (
    <section>
      <h3 className={classes.heading}>
        {title} ({total})
      </h3>
      {total > 0 && (
        <ul className={classes.list} aria-label={title}>
          {children}
        </ul>
      )}
    </section>
  );
}

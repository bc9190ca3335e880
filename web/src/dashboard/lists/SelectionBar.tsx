import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './SelectionBar.module.css';

interface SelectionBarProps {
  label: string;
  count: number;
  /** Selects all that are shown. */
  onSelectAll: () => void;
  onClear: () => void;
  /** The buttons that act on what is selected. */
  children: ReactNode;
}

/** Shows how many entries of a list are selected, and what can be done with them. */
export function SelectionBar({ label, count, onSelectAll, onClear, children }: SelectionBarProps) {
  return (
    <Group className={classes.bar} role="group" aria-label={label}>
      <span>{count} selected</span>
      <Button variant="default" size="xs" onClick={onSelectAll}>
        Select all shown
      </Button>
      {children}
      <Button variant="subtle" size="xs" onClick={onClear}>
        Clear
      </Button>
    </Group>
  );
}

import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './FormBar.module.css';

/** Holds the buttons of a form and its state; stays on screen while the form is scrolled. */
export function FormBar({ children, isEnd = false }: { children: ReactNode; isEnd?: boolean }) {
  return (
    <Group className={classes.bar} justify={isEnd ? 'flex-end' : 'flex-start'}>
      {children}
    </Group>
  );
}

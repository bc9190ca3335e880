import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

import { busy } from '../../ui/busy.tsx';
import classes from './FormBar.module.css';
import { SaveState } from './SaveState.tsx';

interface FormBarProps {
  /** Whether the form has changes that the server has not confirmed. */
  changed: boolean;
  /** Whether its values are being sent. */
  sending: boolean;
  /** What the button that submits the form does. */
  submit?: 'Update' | 'Add' | 'Duplicate';
  /** Names that button where the screen has several. */
  submitLabel?: string;
  /** Who else edits this. In the bar it moves no field when somebody comes or goes. */
  editors?: ReactNode;
  /** Further buttons: Delete, Preview, History, in this order. */
  children?: ReactNode;
}

/** Holds the buttons of a form and its state in one row; stays on screen while the form is scrolled. */
export function FormBar(props: FormBarProps) {
  const { changed, sending, submit = 'Update', submitLabel, editors, children } = props;
  return (
    <div className={classes.bar}>
      {editors}
      <Group className={classes.row}>
        <Button type="submit" {...busy(sending)} aria-label={submitLabel}>
          {submit}
        </Button>
        {children}
        <SaveState changed={changed} isNew={submit !== 'Update'} />
      </Group>
    </div>
  );
}

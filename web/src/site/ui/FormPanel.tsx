import type { ReactNode } from 'react';

import classes from './FormPanel.module.css';

interface FormPanelProps {
  /** The anchor of the form, where something links to it. */
  id?: string;
  children: ReactNode;
}

/** The ground on which a form stands out from the text beside it. */
export function FormPanel({ id, children }: FormPanelProps) {
  return (
    <section id={id} className={classes.panel}>
      {children}
    </section>
  );
}

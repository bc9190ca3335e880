import type { ReactNode } from 'react';

import { loadAlerts } from '../../ui/alert.ts';
import classes from './FormPanel.module.css';

interface FormPanelProps {
  /** The anchor of the form, where something links to it. */
  id?: string;
  children: ReactNode;
}

/** The ground on which a form stands out from the text beside it; who begins to fill it in gets what its alerts need. */
export function FormPanel({ id, children }: FormPanelProps) {
  function handleFocus() {
    // Where that fails, the first alert tries again.
    loadAlerts().catch(() => undefined);
  }

  return (
    <section id={id} className={classes.panel} onFocus={handleFocus}>
      {children}
    </section>
  );
}

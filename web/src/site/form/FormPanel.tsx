import type { ReactNode } from 'react';

import { loadAlerts } from '../../ui/alert/alert.ts';
import classes from './FormPanel.module.css';
import { NeedsScripts } from './NeedsScripts.tsx';

interface FormPanelProps {
  /** The anchor of the form, if something links to it. */
  id?: string;
  children: ReactNode;
}

/** Sets a form apart from the text beside it; preloads the alerts as soon as one starts to fill it in. */
export function FormPanel({ id, children }: FormPanelProps) {
  function handleFocus() {
    // On failure the first alert tries again.
    loadAlerts().catch(() => undefined);
  }

  return (
    <section id={id} className={classes.panel} onFocus={handleFocus}>
      {children}
      <NeedsScripts />
    </section>
  );
}

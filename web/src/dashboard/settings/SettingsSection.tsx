import { useId } from 'react';
import type { ReactNode } from 'react';

import classes from './SettingsSection.module.css';

interface SettingsSectionProps {
  title: string;
  /** The section's form. */
  children: ReactNode;
}

/** Shows the heading of a settings section beside its form. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

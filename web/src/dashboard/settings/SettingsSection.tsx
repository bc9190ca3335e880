import { useId } from 'react';
import type { ReactNode } from 'react';

import classes from './SettingsSection.module.css';

interface SettingsSectionProps {
  title: string;
  /** The section's form. */
  children: ReactNode;
}

/** A section of the settings: its heading beside its form. */
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

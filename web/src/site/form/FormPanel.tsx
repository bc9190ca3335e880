import { use } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { loadAlerts } from '../../ui/alert/alert.ts';
import { ServerSideContext } from '../../ui/screen/server-side.ts';
import classes from './FormPanel.module.css';

interface FormPanelProps {
  /** The anchor of the form, if something links to it. */
  id?: string;
  children: ReactNode;
}

/** Sets a form apart from the text beside it; preloads the alerts as soon as one starts to fill it in. */
export function FormPanel({ id, children }: FormPanelProps) {
  const { t } = useTranslation();
  const email = use(ServerSideContext)?.email;

  function handleFocus() {
    // On failure the first alert tries again.
    loadAlerts().catch(() => undefined);
  }

  return (
    <section id={id} className={classes.panel} onFocus={handleFocus}>
      {children}
      <noscript>
        {email && (
          <p>
            {t('form without scripts')} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </noscript>
    </section>
  );
}

import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { ServerSideContext } from '../../ui/screen/server-side.ts';

/** Explains in a document that its form needs scripts, and whom to write to instead. */
export function NeedsScripts() {
  const { t } = useTranslation();
  const email = use(ServerSideContext)?.email;

  return (
    <noscript>
      {email && (
        <p>
          {t('form without scripts')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </noscript>
  );
}

import { Suspense, lazy, useSyncExternalStore } from 'react';

import { subscribeToAlerts, wasAlertShown } from './alert.ts';

const Alerts = lazy(async () => ({ default: (await import('./Alerts.tsx')).Alerts }));

/** Where alerts appear; it loads with the first one. */
export function AlertRegion() {
  const isNeeded = useSyncExternalStore(subscribeToAlerts, wasAlertShown, wasAlertShown);
  return (
    isNeeded && (
      <Suspense>
        <Alerts />
      </Suspense>
    )
  );
}

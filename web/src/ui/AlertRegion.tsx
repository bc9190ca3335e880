import { Suspense, lazy, useSyncExternalStore } from 'react';

import { subscribeToAlerts, wasAlertShown } from './alert.ts';

const Notifications = lazy(async () => {
  await import('./alert-styles.css');
  return { default: (await import('@mantine/notifications')).Notifications };
});

/** Where alerts appear; it loads with the first one. */
export function AlertRegion() {
  const isNeeded = useSyncExternalStore(subscribeToAlerts, wasAlertShown);
  return (
    isNeeded && (
      <Suspense>
        <Notifications position="top-center" autoClose={6000} />
      </Suspense>
    )
  );
}

import { useSyncExternalStore } from 'react';

import { forgetAlerts, subscribeToAlerts, wasAlertShown } from './alert-requests.ts';
import { loadable } from '../screen/loadable.tsx';
import { OptionalPart } from '../screen/OptionalPart.tsx';

const Alerts = loadable(async () => (await import('./Alerts.tsx')).Alerts);

/** Shows the alerts; loads with the first one. */
export function AlertRegion() {
  const isNeeded = useSyncExternalStore(subscribeToAlerts, wasAlertShown, wasAlertShown);
  return (
    isNeeded && (
      <OptionalPart onFailure={forgetAlerts}>
        <Alerts />
      </OptionalPart>
    )
  );
}

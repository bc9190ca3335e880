import { useReactiveVar } from '@apollo/client/react';

import { alertsRequested } from './alert-requests.ts';
import { loadable } from '../screen/loadable.tsx';
import { OptionalPart } from '../screen/OptionalPart.tsx';

const Alerts = loadable(async () => (await import('./Alerts.tsx')).Alerts);

/** Shows the alerts; loads with the first one. */
export function AlertRegion() {
  const isNeeded = useReactiveVar(alertsRequested);
  return (
    isNeeded && (
      // The next alert tries again.
      <OptionalPart onFailure={() => alertsRequested(false)}>
        <Alerts />
      </OptionalPart>
    )
  );
}

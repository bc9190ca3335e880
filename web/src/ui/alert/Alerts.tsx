import { Notifications } from '@mantine/notifications';

import { UiProvider } from '../theme/UiProvider.tsx';

/** Shows the current alerts, each until it is closed or times out. */
export function Alerts() {
  return (
    <UiProvider>
      <Notifications position="top-center" autoClose={6000} />
    </UiProvider>
  );
}

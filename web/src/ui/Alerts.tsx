import { Notifications } from '@mantine/notifications';

import { UiProvider } from './UiProvider.tsx';

/** The alerts that are shown now, each until it is closed or has been read. */
export function Alerts() {
  return (
    <UiProvider>
      <Notifications position="top-center" autoClose={6000} />
    </UiProvider>
  );
}

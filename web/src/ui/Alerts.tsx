import { Notifications } from '@mantine/notifications';

import { Library } from './Library.tsx';

/** The alerts that are shown now, each until it is closed or has been read. */
export function Alerts() {
  return (
    <Library>
      <Notifications position="top-center" autoClose={6000} />
    </Library>
  );
}

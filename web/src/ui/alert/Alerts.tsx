import { Notifications } from '@mantine/notifications';

import { UiProvider } from '../theme/UiProvider.tsx';
import classes from './Alerts.module.css';

/** Shows the current alerts, each until it is closed or times out. */
export function Alerts() {
  return (
    <UiProvider>
      <Notifications
        position="top-center"
        autoClose={6000}
        classNames={{ root: classes.region, notification: classes.alert }}
      />
    </UiProvider>
  );
}

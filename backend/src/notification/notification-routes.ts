import { feature } from '../feature.ts';
import * as contract from './notification-contract.ts';
import { requeue, undelivered } from './outbox.ts';

/** Serves the state of notifications (extension). */
export const notificationFeature = feature(contract, (serve, { database, notifications }) => {
  const { channels } = notifications;
  serve(contract.readNotificationStatus, () => undelivered(database, channels));

  serve(contract.retryNotifications, async () => {
    await requeue(database, channels);
    notifications.deliver();
    return undelivered(database, channels);
  });
});

import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { readNotificationStatus, retryNotifications } from './notification-contract.ts';
import { requeue, undelivered } from './outbox.ts';

/** Serves the state of notifications (extension). */
export function notificationRoutes(serve: Serve, { database, notifications }: Services): void {
  serve(readNotificationStatus, () => undelivered(database));

  serve(retryNotifications, async () => {
    await requeue(database);
    notifications.deliver();
    return undelivered(database);
  });
}

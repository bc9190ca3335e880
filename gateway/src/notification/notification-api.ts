import { z } from 'zod';
import { dateTimeOrNull, textOrNull } from '../contract/fields.ts';
import { RestApi } from '../rest/rest-api.ts';
import { nullIfUnsupported } from '../rest/supported.ts';

/** Whether notifications of enquiries are delivered (extension). */
export const restNotificationStatus = z
  .object({ undelivered: z.int(), since: dateTimeOrNull, error: textOrNull })
  .transform(({ undelivered, ...rest }) => ({ undeliveredCount: undelivered, ...rest }));

/** See `restNotificationStatus`. */
export type RestNotificationStatus = z.output<typeof restNotificationStatus>;

/** Calls the endpoints below `/notification`, all extensions. */
export class NotificationApi extends RestApi {
  /** Reads whether notifications are delivered; null where the backend sends none. */
  status(): Promise<RestNotificationStatus | null> {
    const options = { admin: true, schema: restNotificationStatus };
    return nullIfUnsupported(this.get('/notification', options));
  }

  /** Tries at once to deliver what could not be delivered. */
  retry(): Promise<RestNotificationStatus> {
    return this.post('/notification/retry', { admin: true, schema: restNotificationStatus });
  }
}

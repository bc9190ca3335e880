import { z } from 'zod';
import { dateTimeOrNull, textOrNull } from '../contract/fields.ts';

/** Whether notifications of enquiries are delivered (extension). */
export const restNotificationStatus = z
  .object({ undelivered: z.int(), since: dateTimeOrNull, error: textOrNull })
  .transform(({ undelivered, ...rest }) => ({ undeliveredCount: undelivered, ...rest }));

/** See `restNotificationStatus`. */
export type RestNotificationStatus = z.output<typeof restNotificationStatus>;

import { z } from 'zod';
import { operation } from '../contract/operation.ts';

const extension = { row: 'extension', access: 'clerk', isPrivate: true } as const;

const status = z
  .object({
    undelivered: z.int().meta({ description: 'How many could not be delivered so far' }),
    since: z.string().meta({ description: 'When the oldest of them was noted; empty: none' }),
    error: z.string().meta({ description: 'Why the last attempt failed' }),
  })
  .meta({ id: 'NotificationStatus' });

export const readNotificationStatus = operation({
  ...extension,
  id: 'readNotificationStatus',
  method: 'get',
  path: '/notification',
  summary: 'Whether notifications of enquiries and applications are delivered',
  response: status,
});

export const retryNotifications = operation({
  ...extension,
  id: 'retryNotifications',
  method: 'post',
  path: '/notification/retry',
  summary: 'Tries at once to deliver what could not be delivered',
  response: status,
});

import { useMutation, useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import { Alert, Button } from '@mantine/core';

import { busy } from '../../ui/busy.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { minuteOf } from '../ui/times.ts';
import type {
  UndeliveredNoticeQuery,
  UndeliveredNoticeQueryVariables,
} from './UndeliveredNotice.generated.ts';
import {
  RetryNotificationsDocument,
  UndeliveredNoticeDocument,
} from './UndeliveredNotice.generated.ts';

interface UndeliveredNoticeProps {
  /** The screen shows once it is read, so that the notice does not push down what is pressed. */
  status: QueryRef<
    UndeliveredNoticeQuery,
    UndeliveredNoticeQueryVariables,
    'complete' | 'streaming' | 'empty'
  >;
}

/** Warns that notifications of enquiries or applications could not be delivered, and why. */
export function UndeliveredNotice({ status: read }: UndeliveredNoticeProps) {
  const { data } = useReadQuery(read);
  const [retry, { loading }] = useMutation(RetryNotificationsDocument, {
    update: (cache, { data: response }) => {
      const notificationStatus = response?.retryNotifications.notificationStatus;
      if (!notificationStatus) return;
      cache.writeQuery({ query: UndeliveredNoticeDocument, data: { notificationStatus } });
    },
  });
  const status = data?.notificationStatus;
  if (!status || status.undeliveredCount === 0) return null;

  const { undeliveredCount: count, since, error } = status;
  return (
    <Alert
      color="red"
      mb="md"
      title={`${count} ${count === 1 ? 'notification' : 'notifications'} not delivered`}
    >
      <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
        The company has not received every notification by e-mail or webhook
        {since && ` since ${minuteOf(since)}`}. {error}
      </p>
      <Button
        variant="default"
        size="xs"
        mt="xs"
        {...busy(loading)}
        onClick={() => succeeds(retry())}
      >
        Try again now
      </Button>
    </Alert>
  );
}

import { Button, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { takeOutOfOutbox } from './outbox.ts';
import type { UnsentEnquiry } from './outbox.ts';

/**
 * Shows beside a form that its enquiry is kept and will be sent; the alert comes when it is stored. A failed
 * send itself gives no message (spec 8).
 */
export function UnsentNote({ enquiry }: { enquiry: UnsentEnquiry }) {
  const { t } = useTranslation();

  function handleClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    takeOutOfOutbox(enquiry.key);
    // The button goes with the note.
    currentTarget.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
  }

  return (
    <Text role="status" size="sm">
      {t('kept to be sent')}{' '}
      <Button variant="subtle" size="compact-sm" onClick={handleClick}>
        {t('Do not send')}
      </Button>
    </Text>
  );
}

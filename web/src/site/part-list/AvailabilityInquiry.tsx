import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { showAlert } from '../../ui/alert/alert.ts';
import { RequestForm } from '../form/RequestForm.tsx';
import { useRequestForm } from '../form/use-request-form.ts';

/** Lets the part table fill the comment. */
export interface AvailabilityInquiryHandle {
  comment: () => string;
  setComment: (text: string) => void;
  /** Scrolls to the comment, far above the rows of a long table. */
  focusComment: () => void;
}

/** Sends an availability inquiry (spec 2.7): requires name, e-mail and company, but no comment (spec 5). */
export function AvailabilityInquiry({ ref }: { ref: Ref<AvailabilityInquiryHandle> }) {
  const { t } = useTranslation();
  const form = useRequestForm();
  const comment = useRef<HTMLTextAreaElement>(null);

  useImperativeHandle(ref, () => ({
    comment: () => comment.current?.value ?? '',
    setComment: (text) => {
      if (!comment.current) return;
      comment.current.value = text;
      // As if it were typed, so that the form keeps it.
      comment.current.dispatchEvent(new Event('input', { bubbles: true }));
    },
    focusComment: () => comment.current?.focus(),
  }));

  async function handleSubmit(element: HTMLFormElement) {
    const verified = form.checkVerified();
    if (!verified) showAlert(t('It was not confirmed that you were not a Robot'));
    // Checks the fields even if the robot is not confirmed (spec 5).
    if (form.checkFilled(element) && verified) await form.send(element);
  }

  return (
    <RequestForm
      form={form}
      title={t('availability inquiry')}
      order={['name', 'email', 'company']}
      commentLabel={t('Comment')}
      commentRows={4}
      commentRef={comment}
      sendLabel={t('Availability inquiry')}
      onSubmit={handleSubmit}
    />
  );
}

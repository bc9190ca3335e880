import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';

import { AvailabilityForm } from '../form/AvailabilityForm.tsx';
import { useRequestForm } from '../form/use-request-form.ts';

/** How the part table reads and fills the comment. */
export interface AvailabilityInquiryHandle {
  comment: () => string;
  setComment: (text: string) => void;
  /** Scrolls to the comment, far above the rows of a long table. */
  focusComment: () => void;
}

/** Sends an availability inquiry (spec 2.7), whose comment the part table can fill. */
export function AvailabilityInquiry({ ref }: { ref: Ref<AvailabilityInquiryHandle> }) {
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

  return <AvailabilityForm form={form} commentRef={comment} />;
}

import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { showFailure } from '../../ui/alert/alert.ts';
import { RequestForm } from './RequestForm.tsx';
import type { useRequestForm } from './use-request-form.ts';

interface AvailabilityFormProps {
  form: ReturnType<typeof useRequestForm>;
  commentRef?: Ref<HTMLTextAreaElement>;
  /** Checks what else has to be filled in; returns whether it is. */
  checkMore?: () => boolean;
  /** Stands above the button. */
  children?: ReactNode;
}

/** Shows the availability inquiry (spec 2.7): requires name, e-mail and company, but no comment (spec 5). */
export function AvailabilityForm(props: AvailabilityFormProps) {
  const { form, commentRef, checkMore = () => true, children } = props;
  const { t } = useTranslation();

  async function handleSubmit(element: HTMLFormElement) {
    const verified = form.checkVerified();
    if (!verified) showFailure(t('It was not confirmed that you were not a Robot'));
    // Checks the fields even if the robot is not confirmed (spec 5).
    if (form.checkFilled(element) && verified && checkMore()) await form.send(element);
  }

  return (
    <RequestForm
      form={form}
      title={t('availability inquiry')}
      order={['name', 'email', 'company']}
      commentLabel={t('Comment')}
      commentRows={4}
      {...(commentRef && { commentRef })}
      sendLabel={t('Availability inquiry')}
      onSubmit={handleSubmit}
    >
      {children}
    </RequestForm>
  );
}

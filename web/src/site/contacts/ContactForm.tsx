import { useTranslation } from 'react-i18next';

import { RequestForm } from '../form/RequestForm.tsx';
import { useRequestForm } from '../form/use-request-form.ts';

/** Sends a general enquiry: requires name, company and e-mail; the captcha only colours its box (spec 5). */
export function ContactForm() {
  const { t } = useTranslation();
  const form = useRequestForm();

  async function handleSubmit(element: HTMLFormElement) {
    form.checkVerified();
    if (form.checkFilled(element)) await form.send(element);
  }

  return (
    <RequestForm
      form={form}
      title={t('write to us')}
      order={['name', 'company', 'email']}
      checksEmail
      commentLabel={t('Comment')}
      commentRows={6}
      sendLabel={t('Send')}
      onSubmit={handleSubmit}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { RequestForm } from '../form/RequestForm.tsx';
import { useRequestForm } from '../form/use-request-form.ts';

/** More than a title of a service or a product has. */
const maxSubjectLength = 200;

/** Sends a general enquiry: requires name, company and e-mail; the captcha only colours its box (spec 5). */
export function ContactForm() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const about = parameters.get('about')?.replace(/\s+/g, ' ').trim().slice(0, maxSubjectLength);
  const form = useRequestForm({
    subject: about ? { about, line: t('enquiry about', { name: about }) } : undefined,
  });

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

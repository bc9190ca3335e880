import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { RequestForm } from '../form/RequestForm.tsx';
import { useRequestForm } from '../form/use-request-form.ts';

/** More than a title of a service or a product has. */
const maxSubjectLength = 200;

/** Sends a general enquiry: requires name, company and e-mail; the captcha only colours its box (spec 5). */
export function ContactForm() {
  const { t } = useTranslation();
  const form = useRequestForm();
  const [parameters] = useSearchParams();
  const about = parameters.get('about')?.trim().slice(0, maxSubjectLength);
  const comment = useRef<HTMLTextAreaElement>(null);

  // After what was typed earlier has been put back.
  useEffect(() => {
    const field = comment.current;
    if (!field || !about) return;
    const subject = t('enquiry about', { name: about });
    if (!field.value.includes(subject)) field.value = [subject, field.value].join('\n');
    return () => {
      // Another subject, or another language, takes its place.
      field.value = field.value.replace(`${subject}\n`, '');
    };
  }, [about, t]);

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
      commentRef={comment}
      sendLabel={t('Send')}
      onSubmit={handleSubmit}
    />
  );
}

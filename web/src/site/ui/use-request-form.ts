import { useMutation } from '@apollo/client/react';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/language.ts';
import { showAlert } from '../../ui/alert.ts';
import { SendRequestDocument } from './SendRequest.generated.ts';
import { useFormTraces } from './use-form-traces.ts';

const empty = { name: '', email: '', company: '', text: '' };

/**
 * What the three forms that send an enquiry share (spec 2.5, 2.6, 2.7): the fields with their check
 * for emptiness, the captcha's state, and sending. When to send is each form's own rule (spec 5).
 */
export function useRequestForm() {
  const { t } = useTranslation();
  const { schemaLanguage } = useLanguage();
  const [sendRequest, { loading: sending }] = useMutation(SendRequestDocument);
  const { trap, readTraces } = useFormTraces();
  const [verified, setVerified] = useState(false);
  /** Whether the last submit found the captcha unverified, so that its box is highlighted. */
  const [unconfirmed, setUnconfirmed] = useState(false);

  const required = (value: string) => (value.trim() ? null : t('Please fill in this field'));
  const form = useForm({
    initialValues: empty,
    validate: { name: required, email: required, company: required },
  });

  /** Notes whether the robot was confirmed; gives the answer. */
  function checkVerified(): boolean {
    setUnconfirmed(!verified);
    return verified;
  }

  /** Marks the fields that are empty and goes to the first of them; gives whether there is none. */
  function checkFilled(fields: HTMLFormElement): boolean {
    const { errors, hasErrors } = form.validate();
    const isWrong = (field: Element) =>
      field instanceof HTMLInputElement && (field.dataset['path'] ?? '') in errors;
    const first = [...fields.elements].find(isWrong);
    if (first instanceof HTMLElement) first.focus();
    return !hasErrors;
  }

  /** Sends what was typed, alerts and clears everything; a failure has no message (spec 8) and keeps it. */
  async function send(): Promise<void> {
    try {
      const input = { ...form.values, ...readTraces(), language: schemaLanguage };
      await sendRequest({ variables: { input } });
    } catch {
      return;
    }
    showAlert(t('Successfully sended'));
    form.reset();
    setVerified(false);
    setUnconfirmed(false);
  }

  return {
    form,
    trap,
    sending,
    send,
    checkVerified,
    checkFilled,
    captcha: { verified, onVerifiedChange: setVerified, highlighted: unconfirmed && !verified },
  };
}

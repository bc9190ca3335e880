import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/use-language.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { removeSent } from '../basket/basket.ts';
import { fieldText } from './field-text.ts';
import { SendRequestDocument } from './SendRequest.generated.ts';
import { useFormTraces } from './use-form-traces.ts';

const required = ['name', 'email', 'company'];

interface RequestFormOptions {
  /** Writes the enquiry's text out of what is typed into the comment; by default the comment is the text. */
  textOf?: (comment: string) => string;
}

/**
 * Holds what the enquiry forms share (spec 2.5, 2.6, 2.7): the check for empty fields, the state of the
 * captcha, and sending. Each form decides itself when to send (spec 5).
 */
export function useRequestForm({ textOf = (comment) => comment }: RequestFormOptions = {}) {
  const { t } = useTranslation();
  const { schemaLanguage } = useLanguage();
  const [sendRequest, { loading: sending }] = useMutation(SendRequestDocument);
  const readTraces = useFormTraces();
  /** The names of the fields marked as empty. */
  const [marked, setMarked] = useState<string[]>([]);
  const [verified, setVerified] = useState(false);
  /** Whether the last submit found the captcha unverified, so that its box is highlighted. */
  const [unconfirmed, setUnconfirmed] = useState(false);

  /** Returns the props of a field; typing removes its mark. */
  function fieldProps(name: 'name' | 'email' | 'company' | 'text') {
    return {
      name,
      error: marked.includes(name) && t('Please fill in this field'),
      onChange: () => setMarked((names) => names.filter((other) => other !== name)),
    };
  }

  /** Records whether the robot was confirmed; returns the result. */
  function checkVerified(): boolean {
    setUnconfirmed(!verified);
    return verified;
  }

  /** Marks empty required fields and focuses the first; returns whether all are filled. */
  function checkFilled(form: HTMLFormElement): boolean {
    const empty = required.filter((name) => !fieldText(form, name).trim());
    setMarked(empty);
    const first = [...form.querySelectorAll('input')].find(({ name }) => empty.includes(name));
    first?.focus();
    return !first;
  }

  /** Sends the form, alerts and clears it; a failure shows no message (spec 8) and keeps everything. */
  async function send(form: HTMLFormElement): Promise<void> {
    const input = {
      name: fieldText(form, 'name'),
      email: fieldText(form, 'email'),
      company: fieldText(form, 'company'),
      text: textOf(fieldText(form, 'text')),
      ...readTraces(form),
      language: schemaLanguage,
    };
    try {
      await sendRequest({ variables: { input } });
    } catch {
      return;
    }
    showAlert(t('Successfully sended'));
    removeSent(input.text);
    form.reset();
    setMarked([]);
    setVerified(false);
    setUnconfirmed(false);
  }

  return {
    fieldProps,
    sending,
    send,
    checkVerified,
    checkFilled,
    captcha: { verified, onVerifiedChange: setVerified, highlighted: unconfirmed && !verified },
  };
}

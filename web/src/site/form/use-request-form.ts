import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useLanguage } from '../../i18n/use-language.ts';
import { usePending } from '../../ui/use-pending.ts';
import { deliver, onSent } from './deliver.ts';
import { forgetForm } from './kept-forms.ts';
import type { keptFields } from './kept-forms.ts';
import { maxTextLength } from './max-lengths.ts';
import { isSame, newEnquiry, sentTextOf } from './new-enquiry.ts';
import { isOfSameForm, readOutbox, useOutbox } from './outbox.ts';
import type { Enquiry, Subject, UnsentEnquiry } from './outbox.ts';
import { useAttachments } from './use-attachments.ts';
import { useFormTraces } from './use-form-traces.ts';
import { useMarkedFields } from './use-marked-fields.ts';
import { useOptionalFields } from './use-optional-fields.ts';
import { readTexts, useKeptTexts } from './use-kept-texts.ts';

const required = ['name', 'email', 'company'];

interface RequestFormOptions {
  /** What the enquiry is about; its line stands above what is typed into the comment. */
  subject?: Subject | undefined;
  /** Writes the enquiry's text out of what is typed into the comment; by default the comment is the text. */
  textOf?: (comment: string) => string;
  /** Whether the enquiry has a reference number, and is listed among those that were sent. */
  hasReference?: boolean;
}

/**
 * Holds what the enquiry forms share (spec 2.5, 2.6, 2.7): the check for empty fields, the state of the
 * captcha, and sending. Each form decides itself when to send (spec 5).
 */
export function useRequestForm(options: RequestFormOptions = {}) {
  const { subject, textOf = (comment: string) => comment, hasReference = false } = options;
  const { t } = useTranslation();
  const { schemaLanguage } = useLanguage();
  const client = useApolloClient();
  const { pathname: path } = useLocation();
  const element = useRef<HTMLFormElement>(null);
  const isOfThisForm = (enquiry: UnsentEnquiry) => isOfSameForm(enquiry, { path, subject });
  const unsent = useOutbox().find(isOfThisForm);
  const [sending, run] = usePending();
  const readTraces = useFormTraces();
  const optionalFields = useOptionalFields();
  const hasPhone = optionalFields.includes('REQUEST_PHONE');
  const attachments = useAttachments();
  /** The files that were attached to the enquiry of this key. */
  const attached = useRef<{ key: string; files: File[] }>(null);
  const keptProps = useKeptTexts(element, path, { hasPhone, subject: subject?.line });
  const referenceLabel = hasReference ? t('Reference') : undefined;
  const fullText = sentTextOf({
    key: '0'.repeat(32),
    input: { text: textOf('x') },
    ...(referenceLabel && { referenceLabel }),
  });
  /** What is sent beside the comment takes from its length. */
  const maxCommentLength = maxTextLength - fullText.length + 'x'.length;
  const { fieldProps, checkFields, clearMarks } = useMarkedFields(
    (name: (typeof keptFields)[number]) => {
      if (name === 'text') return t('enquiry too long');
      return t(name === 'phone' ? 'phone format' : 'Please fill in this field');
    },
  );
  const [verified, setVerified] = useState(false);
  /** Whether the last submit found the captcha unverified, so that its box is highlighted. */
  const [unconfirmed, setUnconfirmed] = useState(false);

  /** Records whether the robot was confirmed; returns the result. */
  function checkVerified(): boolean {
    setUnconfirmed(!verified);
    return verified;
  }

  /**
   * Marks empty required fields, what is no phone number and a comment that is too long, as by picked parts;
   * returns whether there is none.
   */
  function checkFilled(form: HTMLFormElement): boolean {
    return checkFields(form, ({ name, value, validity }) => {
      if (name === 'text') return value.length > maxCommentLength;
      return required.includes(name) ? !value.trim() : name === 'phone' && !validity.valid;
    });
  }

  /** Sends the form, alerts and clears it; a failure shows no message (spec 8) and keeps everything. */
  async function send(form: HTMLFormElement): Promise<void> {
    const typed = { ...readEnquiry(form), ...readTraces(form), captchaSolved: verified };
    const enquiry = unsentAs(typed) ?? (await withAttachments(typed));
    if (enquiry) await deliver(client, enquiry);
  }

  /** Finds the enquiry that is kept to be sent: sent once more, it is the same one. */
  function unsentAs(typed: Enquiry): UnsentEnquiry | undefined {
    const { files } = attachments;
    const hasFilesOf = (key: string) => {
      // After a reload the enquiry still has its files, and the form has none.
      const before = attached.current?.key === key ? attached.current.files : [];
      return before.length === files.length && before.every((file, index) => file === files[index]);
    };
    return readOutbox().find(
      (other) => isOfThisForm(other) && isSame(other, contentOf(typed)) && hasFilesOf(other.key),
    );
  }

  /** Makes an enquiry once its files have been uploaded; undefined where that fails. */
  async function withAttachments(typed: Enquiry): Promise<UnsentEnquiry | undefined> {
    const { files } = attachments;
    // What is typed while the files are uploaded is the next enquiry.
    const at = Date.now();
    const tokens = await attachments.upload();
    if (!tokens) return undefined;
    const input = { ...typed, ...(tokens.length > 0 && { attachments: tokens }) };
    const enquiry = {
      ...newEnquiry(path, input, referenceLabel),
      ...contentOf(input),
      at,
    };
    attached.current = { key: enquiry.key, files };
    return enquiry;
  }

  function contentOf(input: Enquiry) {
    return { input, ...(subject && { subject }) };
  }

  function readEnquiry(form: HTMLFormElement) {
    const { text, ...sender } = readTexts(form);
    return { ...sender, text: textOf(text), language: schemaLanguage };
  }

  /** Clears the form once what it holds was stored, at once or much later. */
  const clear = useEffectEvent((sent: UnsentEnquiry) => {
    const form = element.current;
    if (!form || !isOfThisForm(sent) || !isSame(sent, contentOf(readEnquiry(form)))) return;
    form.reset();
    // What was attached while others were uploaded has not been sent.
    const sentFiles = attached.current?.key === sent.key ? attached.current.files : [];
    attachments.setFiles(attachments.files.filter((file) => !sentFiles.includes(file)));
    forgetForm(path);
    clearMarks();
    setVerified(false);
    setUnconfirmed(false);
  });
  useEffect(() => onSent((sent) => clear(sent)), []);

  return {
    fieldProps,
    maxCommentLength: Math.max(maxCommentLength, 0),
    /** Whether the form has a field for a phone number. */
    hasPhone,
    /** The files of the enquiry; undefined where the backend takes none. */
    attachments: optionalFields.includes('REQUEST_ATTACHMENTS') ? attachments : undefined,
    sending,
    /** The enquiry of this form that is kept to be sent later. */
    unsent,
    formProps: { ref: element, ...keptProps },
    send: (form: HTMLFormElement) => run(send(form)),
    checkVerified,
    checkFilled,
    captcha: { verified, onVerifiedChange: setVerified, highlighted: unconfirmed && !verified },
  };
}

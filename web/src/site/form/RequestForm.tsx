import { Button, Stack, Text, TextInput, Textarea, Title } from '@mantine/core';
import type { ReactNode, Ref, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { maxPhoneLength, phonePattern } from 'backend/phone';

import { busy } from '../../ui/busy.tsx';
import { CaptchaCheckbox } from '../../ui/captcha/CaptchaCheckbox.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import { FormPanel } from './FormPanel.tsx';
import { maxLineLength } from './max-lengths.ts';
import { PrivacyNote } from './PrivacyNote.tsx';
import { RobotTrap } from './RobotTrap.tsx';
import { UnsentNote } from './UnsentNote.tsx';
import type { useRequestForm } from './use-request-form.ts';

interface RequestFormProps {
  form: ReturnType<typeof useRequestForm>;
  /** The anchor of the form, if something links to it. */
  id?: string;
  title: string;
  note?: string;
  commentLabel: string;
  sendLabel: string;
  /** The order of the required inputs. */
  order: ('name' | 'company' | 'email')[];
  /** Whether the inputs and the captcha carry the browser's 'required' attribute. */
  browserRequires?: boolean;
  /** Whether the browser checks the format of the e-mail address before it submits. */
  checksEmail?: boolean;
  commentRows: number;
  commentRef?: Ref<HTMLTextAreaElement>;
  onSubmit: (form: HTMLFormElement) => Promise<void>;
  /** Stands above the button. */
  children?: ReactNode;
}

/** Shows one of the enquiry forms (spec 2.5, 2.6, 2.7), which differ in words, order and checks. */
export function RequestForm(props: RequestFormProps) {
  const { form, id, title, note, order, browserRequires, checksEmail = false } = props;
  const { commentLabel, commentRows, commentRef, sendLabel, onSubmit, children } = props;
  const { t } = useTranslation();
  const inputs = {
    name: { label: t('Name'), autoComplete: 'name' },
    company: { label: t('Company'), autoComplete: 'organization' },
    email: { label: t('Email'), autoComplete: 'email' },
  };

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    return onSubmit(event.currentTarget);
  }

  return (
    <FormPanel {...(id && { id })}>
      {/* Focusable for the button that leads here. */}
      <Title order={2} size="h3" tabIndex={-1}>
        {title}
      </Title>
      {note && <Text mt="xs">{note}</Text>}
      {/* Without `noValidate` the browser's own check would also look at the captcha's checkbox. */}
      <form noValidate={!checksEmail} onSubmit={handleSubmit} {...form.formProps}>
        <RobotTrap />
        <Stack gap="sm" mt="md">
          {order.map((name) => (
            <TextInput
              key={name}
              {...inputs[name]}
              maxLength={maxLineLength}
              {...(browserRequires
                ? { required: true }
                : { withAsterisk: true, 'aria-required': true })}
              {...(name === 'email' && (checksEmail ? { type: 'email' } : { inputMode: 'email' }))}
              {...form.fieldProps(name)}
            />
          ))}
          <Textarea
            label={commentLabel}
            rows={commentRows}
            maxLength={form.maxCommentLength}
            ref={commentRef}
            {...form.fieldProps('text')}
          />
          {form.hasPhone && (
            <TextInput
              label={t('phone (optional)')}
              type="tel"
              autoComplete="tel"
              maxLength={maxPhoneLength}
              pattern={phonePattern}
              title={t('phone format')}
              {...form.fieldProps('phone')}
            />
          )}
          {form.attachments && <AttachedFiles attachments={form.attachments} />}
          <CaptchaCheckbox
            label={t('I am not a robot')}
            required={browserRequires}
            {...form.captcha}
          />
          {children}
          <PrivacyNote />
          <Button type="submit" {...busy(form.sending)}>
            {sendLabel}
          </Button>
          {form.unsent && !form.sending && <UnsentNote enquiry={form.unsent} />}
        </Stack>
      </form>
    </FormPanel>
  );
}

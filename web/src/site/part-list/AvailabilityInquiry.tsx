import { Button, Stack, TextInput, Textarea, Title } from '@mantine/core';
import { useImperativeHandle, useRef } from 'react';
import type { Ref, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { showAlert } from '../../ui/alert/alert.ts';
import { CaptchaCheckbox } from '../../ui/captcha/CaptchaCheckbox.tsx';
import { FormPanel } from '../form/FormPanel.tsx';
import { PrivacyNote } from '../form/PrivacyNote.tsx';
import { RobotTrap } from '../form/RobotTrap.tsx';
import { useRequestForm } from '../form/use-request-form.ts';

/** Lets the part table fill the comment. */
export interface AvailabilityInquiryHandle {
  setComment: (text: string) => void;
  /** Scrolls to the comment, far above the rows of a long table. */
  focusComment: () => void;
}

/** Sends an availability inquiry (spec 2.7): requires name, e-mail and company, but no comment (spec 5). */
export function AvailabilityInquiry({ ref }: { ref: Ref<AvailabilityInquiryHandle> }) {
  const { t } = useTranslation();
  const { fieldProps, sending, send, checkVerified, checkFilled, captcha } = useRequestForm();
  const comment = useRef<HTMLTextAreaElement>(null);

  useImperativeHandle(ref, () => ({
    setComment: (text) => {
      if (comment.current) comment.current.value = text;
    },
    focusComment: () => comment.current?.focus(),
  }));

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const verified = checkVerified();
    if (!verified) showAlert(t('It was not confirmed that you were not a Robot'));
    // Checks the fields even if the robot is not confirmed (spec 5).
    if (checkFilled(event.currentTarget) && verified) await send(event.currentTarget);
  }

  return (
    <FormPanel>
      <Title order={2} size="h3">
        {t('availability inquiry')}
      </Title>
      <form noValidate onSubmit={handleSubmit}>
        <RobotTrap />
        <Stack gap="sm" mt="md">
          <TextInput label={t('Name')} withAsterisk autoComplete="name" {...fieldProps('name')} />
          <TextInput
            label={t('Email')}
            withAsterisk
            autoComplete="email"
            inputMode="email"
            {...fieldProps('email')}
          />
          <TextInput
            label={t('Company')}
            withAsterisk
            autoComplete="organization"
            {...fieldProps('company')}
          />
          <Textarea label={t('Comment')} rows={4} ref={comment} {...fieldProps('text')} />
          <CaptchaCheckbox label={t('I am not a robot')} {...captcha} />
          <PrivacyNote />
          <Button type="submit" loading={sending}>
            {t('Availability inquiry')}
          </Button>
        </Stack>
      </form>
    </FormPanel>
  );
}

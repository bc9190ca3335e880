import { Button, Stack, TextInput, Textarea, Title } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { CaptchaCheckbox } from '../../ui/captcha/CaptchaCheckbox.tsx';
import { FormPanel } from '../form/FormPanel.tsx';
import { PrivacyNote } from '../form/PrivacyNote.tsx';
import { RobotTrap } from '../form/RobotTrap.tsx';
import { useRequestForm } from '../form/use-request-form.ts';

/** Sends a general enquiry: requires name, company and e-mail; the captcha only colours its box (spec 5). */
export function ContactForm() {
  const { t } = useTranslation();
  const { fieldProps, sending, send, checkVerified, checkFilled, captcha } = useRequestForm();

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    checkVerified();
    if (checkFilled(event.currentTarget)) await send(event.currentTarget);
  }

  return (
    <FormPanel>
      <Title order={2} size="h3">
        {t('write to us')}
      </Title>
      <form onSubmit={handleSubmit}>
        <RobotTrap />
        <Stack gap="sm" mt="md">
          <TextInput label={t('Name')} withAsterisk autoComplete="name" {...fieldProps('name')} />
          <TextInput
            label={t('Company')}
            withAsterisk
            autoComplete="organization"
            {...fieldProps('company')}
          />
          <TextInput
            label={t('Email')}
            withAsterisk
            type="email"
            autoComplete="email"
            {...fieldProps('email')}
          />
          <Textarea label={t('Comment')} rows={6} {...fieldProps('text')} />
          <CaptchaCheckbox label={t('I am not a robot')} {...captcha} />
          <PrivacyNote />
          <Button type="submit" loading={sending}>
            {t('Send')}
          </Button>
        </Stack>
      </form>
    </FormPanel>
  );
}

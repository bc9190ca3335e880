import { Button, Stack, Text, TextInput, Textarea, Title } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { showAlert } from '../../ui/alert/alert.ts';
import { CaptchaCheckbox } from '../../ui/captcha/CaptchaCheckbox.tsx';
import { FormPanel } from '../form/FormPanel.tsx';
import { PrivacyNote } from '../form/PrivacyNote.tsx';
import { RobotTrap } from '../form/RobotTrap.tsx';
import { useRequestForm } from '../form/use-request-form.ts';

/**
 * Sends a pre-order (spec 2.6). The browser requires name, company and e-mail; an unconfirmed robot
 * causes an alert, but does not block the order (spec 5).
 */
export function PreOrderForm() {
  const { t } = useTranslation();
  const { fieldProps, sending, send, checkVerified, captcha } = useRequestForm();

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!checkVerified()) showAlert(t('It was not confirmed that you were not a Robot'));
    const fields = event.currentTarget.querySelectorAll('input:not([type=checkbox])');
    const isFilled = [...fields].every(
      (field) => !(field instanceof HTMLInputElement) || field.reportValidity(),
    );
    if (isFilled) await send(event.currentTarget);
  }

  return (
    <FormPanel id="pre-order">
      <Title order={2} size="h3">
        {t('pre-order')}
      </Title>
      <Text mt="xs">{t('All fields of the form must be filled in')}</Text>
      {/* `noValidate`: the browser's own check would let the required checkbox block the order. */}
      <form noValidate onSubmit={handleSubmit}>
        <RobotTrap />
        <Stack gap="sm" mt="md">
          <TextInput label={t('Name')} required autoComplete="name" {...fieldProps('name')} />
          <TextInput
            label={t('Company')}
            required
            autoComplete="organization"
            {...fieldProps('company')}
          />
          <TextInput
            label={t('Email')}
            required
            autoComplete="email"
            inputMode="email"
            {...fieldProps('email')}
          />
          <Textarea label={t('Order / Comment')} rows={6} {...fieldProps('text')} />
          <CaptchaCheckbox label={t('I am not a robot')} required {...captcha} />
          <PrivacyNote />
          <Button type="submit" loading={sending}>
            {t('Send pre-order')}
          </Button>
        </Stack>
      </form>
    </FormPanel>
  );
}

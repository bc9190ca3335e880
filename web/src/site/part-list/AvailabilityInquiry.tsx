import { useMutation } from '@apollo/client/react';
import { Button, Stack, TextInput, Textarea, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useImperativeHandle, useState } from 'react';
import type { Ref, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/language.ts';
import { showAlert } from '../../ui/alert.ts';
import { CaptchaCheckbox } from '../../ui/captcha/CaptchaCheckbox.tsx';
import classes from './AvailabilityInquiry.module.css';
import { SendAvailabilityInquiryDocument } from './SendAvailabilityInquiry.generated.ts';

/** Lets the part table fill the comment. */
export interface AvailabilityInquiryHandle {
  setComment: (text: string) => void;
}

const empty = { name: '', email: '', company: '', text: '' };

/** The availability inquiry (spec 2.7): name, e-mail and company are required, the comment is not (spec 5). */
export function AvailabilityInquiry({ ref }: { ref: Ref<AvailabilityInquiryHandle> }) {
  const { t } = useTranslation();
  const { schemaLanguage } = useLanguage();
  const [send, { loading }] = useMutation(SendAvailabilityInquiryDocument);
  const [verified, setVerified] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);

  const required = (value: string) => (value.trim() ? null : t('Please fill in this field'));
  const form = useForm({
    initialValues: empty,
    validate: { name: required, email: required, company: required },
  });

  useImperativeHandle(ref, () => ({ setComment: (text) => form.setFieldValue('text', text) }));

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setUnconfirmed(!verified);
    if (!verified) showAlert(t('It was not confirmed that you were not a Robot'));
    // The fields are checked whether or not the robot was confirmed (spec 5).
    if (form.validate().hasErrors || !verified) return;

    try {
      await send({ variables: { input: { ...form.values, language: schemaLanguage } } });
    } catch {
      // Without a message (spec 8); what was typed stays, and the button is usable again.
      return;
    }
    showAlert(t('Successfully sended'));
    form.reset();
    setVerified(false);
  }

  return (
    <section className={classes.inquiry}>
      <Title order={2} size="h3">
        {t('availability inquiry')}
      </Title>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="sm" mt="md">
          <TextInput
            label={t('Name')}
            withAsterisk
            autoComplete="name"
            {...form.getInputProps('name')}
          />
          <TextInput
            label={t('Email')}
            withAsterisk
            autoComplete="email"
            inputMode="email"
            {...form.getInputProps('email')}
          />
          <TextInput
            label={t('Company')}
            withAsterisk
            autoComplete="organization"
            {...form.getInputProps('company')}
          />
          <Textarea label={t('Comment')} rows={4} {...form.getInputProps('text')} />
          <CaptchaCheckbox
            label={t('I am not a robot')}
            verified={verified}
            onVerifiedChange={setVerified}
            highlighted={unconfirmed && !verified}
          />
          <Button type="submit" loading={loading}>
            {t('Availability inquiry')}
          </Button>
        </Stack>
      </form>
    </section>
  );
}

import { useMutation } from '@apollo/client/react';
import { Button, Progress, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/language.ts';
import { showAlert } from '../../ui/alert.ts';
import { FormPanel } from '../ui/FormPanel.tsx';
import { PrivacyNote } from '../ui/PrivacyNote.tsx';
import { RobotTrap } from '../ui/RobotTrap.tsx';
import { useFormTraces } from '../ui/use-form-traces.ts';
import { CvFiles } from './CvFiles.tsx';
import { SendApplicationDocument } from './SendApplication.generated.ts';

/** A job application with up to 2 files (spec 2.12, 5); where it goes is our own, see the README. */
export function ApplicationForm() {
  const { t } = useTranslation();
  const { schemaLanguage } = useLanguage();
  const [sendApplication, { loading }] = useMutation(SendApplicationDocument);
  const { trap, readTraces } = useFormTraces();
  const [files, setFiles] = useState<File[]>([]);
  const [sent, setSent] = useState(0);
  const form = useForm({ initialValues: { firstName: '', lastName: '', email: '' } });

  async function handleSubmit(person: typeof form.values) {
    setSent(0);
    try {
      await sendApplication({
        variables: { input: { ...person, ...readTraces(), language: schemaLanguage, files } },
        context: { fetchOptions: { onUploadProgress: setSent } },
      });
    } catch {
      // Without a message (spec 8); nothing that was typed or picked is lost.
      return;
    }
    showAlert(t('Successfully sended'));
    form.reset();
    setFiles([]);
  }

  return (
    <FormPanel>
      <Title order={2} size="h3">
        {t('Upload your CV')}
      </Title>
      <form onSubmit={form.onSubmit(handleSubmit)}>
        <RobotTrap ref={trap} />
        <Stack gap="sm" mt="md">
          <TextInput
            label={t('First Name')}
            required
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label={t('Last Name')}
            required
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
          <TextInput
            label={t('Email')}
            required
            type="email"
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <CvFiles files={files} onChange={setFiles} />
          <PrivacyNote />
          {loading && <Progress value={sent * 100} aria-label={t('Uploading')} />}
          <Button type="submit" loading={loading}>
            {t('Send CV')}
          </Button>
        </Stack>
      </form>
    </FormPanel>
  );
}

import { useMutation } from '@apollo/client/react';
import { Button, Progress, Stack, TextInput, Textarea, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { busy } from '../../ui/busy.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { closeOvertaken, showAlert } from '../../ui/alert/alert.ts';
import { fieldText } from '../form/field-text.ts';
import { FileChoice } from '../form/FileChoice.tsx';
import { FormPanel } from '../form/FormPanel.tsx';
import { maxLineLength } from '../form/max-lengths.ts';
import { newKey } from '../form/new-enquiry.ts';
import { PrivacyNote } from '../form/PrivacyNote.tsx';
import { RobotTrap } from '../form/RobotTrap.tsx';
import { useFormTraces } from '../form/use-form-traces.ts';
import { useMarkedFields } from '../form/use-marked-fields.ts';
import { useOptionalFields } from '../form/use-optional-fields.ts';
import { SendApplicationDocument } from './SendApplication.generated.ts';

const endings = ['.pdf', '.doc', '.docx', '.odt', '.rtf', '.png', '.jpg', '.jpeg'];

/** Sends a job application with up to 2 files (spec 2.12, 5); its target is our addition, see docs/differences.md. */
export function ApplicationForm() {
  const { t } = useTranslation();
  const { schemaLanguage } = useLanguage();
  const [sendApplication, { loading }] = useMutation(SendApplicationDocument);
  const readTraces = useFormTraces();
  const optionalFields = useOptionalFields();
  const { fieldProps, checkFields } = useMarkedFields(() => t('Please fill in this field'));
  const [files, setFiles] = useState<File[]>([]);
  /** How much of it has been uploaded, from 0 to 1. */
  const [uploaded, setUploaded] = useState(0);
  /** What was sent and is not known to be stored: sent once more, it is the same application. */
  const unsent = useRef<{ key: string; content: string; files: File[] }>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // The browser lets blanks through.
    if (!checkFields(form, ({ required, value }) => required && !value.trim())) return;
    const texts = readTexts(form);
    const content = JSON.stringify({ ...texts, schemaLanguage });
    if (unsent.current?.content !== content || unsent.current.files !== files) {
      unsent.current = { key: newKey(), content, files };
    }
    const input = {
      ...texts,
      ...readTraces(form),
      language: schemaLanguage,
      files,
      idempotencyKey: unsent.current.key,
    };
    setUploaded(0);
    try {
      await sendApplication({
        variables: { input },
        context: { fetchOptions: { onUploadProgress: setUploaded } },
      });
    } catch {
      // Shows no message (spec 8) and keeps what was typed and chosen.
      void closeOvertaken();
      return;
    }
    showAlert(t('Successfully sended'));
    unsent.current = null;
    // What was typed or chosen meanwhile has not been sent.
    if (JSON.stringify(readTexts(form)) !== JSON.stringify(texts)) return;
    form.reset();
    setFiles((chosen) => chosen.filter((file) => !files.includes(file)));
  }

  return (
    <FormPanel>
      <Title order={2} size="h3">
        {t('Upload your CV')}
      </Title>
      <form onSubmit={handleSubmit}>
        <RobotTrap />
        <Stack gap="sm" mt="md">
          <TextInput
            label={t('First Name')}
            required
            maxLength={maxLineLength}
            autoComplete="given-name"
            {...fieldProps('firstName')}
          />
          <TextInput
            label={t('Last Name')}
            required
            maxLength={maxLineLength}
            autoComplete="family-name"
            {...fieldProps('lastName')}
          />
          <TextInput
            label={t('Email')}
            required
            type="email"
            maxLength={maxLineLength}
            autoComplete="email"
            {...fieldProps('email')}
          />
          <FileChoice
            files={files}
            onChange={setFiles}
            maxFiles={2}
            endings={endings}
            label={t('Choose files')}
            note={t('You can upload up to 2 files')}
            refusedText={(names) => t('File not taken', { names })}
          />
          {optionalFields.includes('APPLICATION_JOB') && (
            <TextInput name="job" label={t('job applied for')} maxLength={maxLineLength} />
          )}
          {optionalFields.includes('APPLICATION_EXPERIENCE') && (
            <Textarea name="experience" label={t('machines worked on')} rows={3} maxLength={2000} />
          )}
          <PrivacyNote />
          {loading && <Progress value={uploaded * 100} aria-label={t('Uploading')} />}
          <Button type="submit" {...busy(loading)}>
            {t('Send CV')}
          </Button>
        </Stack>
      </form>
    </FormPanel>
  );
}

function readTexts(form: HTMLFormElement) {
  return {
    firstName: fieldText(form, 'firstName'),
    lastName: fieldText(form, 'lastName'),
    email: fieldText(form, 'email'),
    job: fieldText(form, 'job'),
    experience: fieldText(form, 'experience'),
  };
}

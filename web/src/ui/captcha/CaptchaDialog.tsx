import { ActionIcon, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { showAlert, showFailure } from '../alert/alert.ts';
import { createCaptchaCode } from './captcha-code.ts';
import classes from './CaptchaDialog.module.css';

interface CaptchaDialogProps {
  open: boolean;
  onClose: () => void;
  onVerifiedChange: (verified: boolean) => void;
}

/** Asks for the code that it shows, a new one on each opening (spec 4, captcha flow). */
export function CaptchaDialog({ open, onClose, onVerifiedChange }: CaptchaDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={open}
      onClose={onClose}
      title={t('Please type the code')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <CaptchaChallenge onClose={onClose} onVerifiedChange={onVerifiedChange} />
    </Modal>
  );
}

function CaptchaChallenge({ onClose, onVerifiedChange }: Omit<CaptchaDialogProps, 'open'>) {
  const { t } = useTranslation();
  const [code, setCode] = useState(createCaptchaCode);
  const [typed, setTyped] = useState('');

  function renew() {
    setCode(createCaptchaCode());
    setTyped('');
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    // In React's tree the dialog lies inside the form that it protects, which must not be submitted.
    event.stopPropagation();
    const correct = typed === code;
    onVerifiedChange(correct);
    if (correct) showAlert(t('CAPTCHA Verified!'));
    else showFailure(t('Incorrect CAPTCHA. Try again!'));
    if (correct) onClose();
    else renew();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <Group justify="space-between" wrap="nowrap">
          <output className={classes.code} aria-label={t('Code')}>
            {code}
          </output>
          <ActionIcon variant="default" size="xl" onClick={renew} aria-label={t('New code')}>
            <IconRefresh size={22} />
          </ActionIcon>
        </Group>
        <TextInput
          label={t('Code')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-autofocus
        />
        <Button type="submit">{t('Confirm')}</Button>
      </Stack>
    </form>
  );
}

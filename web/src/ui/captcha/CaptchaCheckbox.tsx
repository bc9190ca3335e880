import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CaptchaDialog } from './CaptchaDialog.tsx';
import classes from './CaptchaCheckbox.module.css';

interface CaptchaCheckboxProps {
  label: string;
  verified: boolean;
  onVerifiedChange: (verified: boolean) => void;
  /** Draws the box with a red border. */
  highlighted: boolean;
  required?: boolean;
}

/** Shows the robot checkbox, which is ticked only after the code of its dialog was typed (spec 4). */
export function CaptchaCheckbox({
  label,
  verified,
  onVerifiedChange,
  highlighted,
  required = false,
}: CaptchaCheckboxProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);

  return (
    <div className={classes.box} data-highlighted={highlighted || undefined}>
      <Checkbox
        label={label}
        checked={verified}
        required={required}
        onChange={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-invalid={highlighted}
        description={highlighted ? t('Please confirm with the code') : undefined}
      />
      <CaptchaDialog
        open={open}
        onClose={() => setOpen(false)}
        onVerifiedChange={onVerifiedChange}
      />
    </div>
  );
}

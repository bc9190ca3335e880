import { ActionIcon } from '@mantine/core';
import { IconAlt } from '@tabler/icons-react';

import { languages } from '../../i18n/languages.ts';
import type { LocalizedText } from '../entity/localized-text.ts';
import classes from './DescribeButton.module.css';

interface DescribeButtonProps {
  /** What it calls the image: 'image 2'. */
  name: string;
  alternativeText: LocalizedText;
  onClick: () => void;
}

/** Opens the dialog that describes an image; shows in which languages it is described. */
export function DescribeButton({ name, alternativeText, onClick }: DescribeButtonProps) {
  const filled = languages.filter((language) => alternativeText[language].trim() !== '');
  const state =
    filled.length > 0
      ? `Alternative text: ${filled.join(', ').toUpperCase()}`
      : 'No alternative text';

  return (
    <ActionIcon
      className={classes.button}
      variant="default"
      size="md"
      aria-haspopup="dialog"
      aria-label={`Describe ${name}`}
      title={state}
      data-filled={filled.length > 0 || undefined}
      onClick={onClick}
    >
      <IconAlt size={18} stroke={1.75} />
    </ActionIcon>
  );
}

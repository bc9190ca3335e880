import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './PartTable.module.css';

/** Copies a part number; its click does not pick the row. Browsers allow it on secure addresses only. */
export function CopyPartNumber({ partNumber }: { partNumber: string }) {
  const { t } = useTranslation();
  const { copied, copy } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;

  function handleClick(event: MouseEvent) {
    event.stopPropagation();
    copy(partNumber);
  }

  if (!window.isSecureContext) return null;
  return (
    <button
      type="button"
      className={classes.copy}
      data-copied={copied || undefined}
      title={t('Copy part number')}
      aria-label={`${t('Copy part number')}: ${partNumber}`}
      onClick={handleClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}

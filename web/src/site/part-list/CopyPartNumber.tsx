import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useInBrowser } from '../../ui/use-in-browser.ts';
import classes from './PartTable.module.css';

interface CopyPartNumberProps {
  partNumber: string;
  /** Called on a click, which does not bubble: the row would move the focus. */
  onCopy: () => void;
}

/** Copies a part number. Browsers allow it on secure addresses only. */
export function CopyPartNumber({ partNumber, onCopy }: CopyPartNumberProps) {
  const { t } = useTranslation();
  const { copied, copy } = useClipboard();
  // The server does not know whether copying is possible; it reserves the button's space.
  const isAllowed = useInBrowser(() => window.isSecureContext, true);
  const Icon = copied ? IconCheck : IconCopy;

  function handleClick(event: MouseEvent) {
    event.stopPropagation();
    copy(partNumber);
    onCopy();
  }

  if (!isAllowed) return null;
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

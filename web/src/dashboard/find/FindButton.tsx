import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

import classes from './FindButton.module.css';

/** The keys as this computer names them. */
const keys = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';

interface FindButtonProps {
  /** Shows the icon alone. */
  compact?: boolean;
  onClick: () => void;
}

/** Opens the search, and names the keys that do so. */
export function FindButton({ compact = false, onClick }: FindButtonProps) {
  return (
    <UnstyledButton
      className={classes.button}
      data-compact={compact || undefined}
      aria-label={compact ? 'Find' : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={compact ? `Find (${keys})` : undefined}
      onClick={onClick}
    >
      <IconSearch size={18} stroke={1.75} aria-hidden />
      {!compact && (
        <>
          <span>Find</span>
          <kbd className={classes.keys} aria-hidden>
            {keys}
          </kbd>
        </>
      )}
    </UnstyledButton>
  );
}

import { useEffect } from 'react';

import { isShortcut } from '../ui/shortcut.ts';

/**
 * Opens the search on Ctrl+K or Cmd+K. Where that means something else, in an editor a link, or where a
 * dialog is open, the keys keep their meaning.
 */
export function useFindShortcut(open: () => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event, 'k') || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      open();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [open]);
}

import { useEffect } from 'react';

/**
 * Opens the search on Ctrl+K or Cmd+K. Where that means something else, in an editor a link, or where a
 * dialog is open, the keys keep their meaning.
 */
export function useFindShortcut(open: () => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      open();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [open]);
}

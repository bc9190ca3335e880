import { useEffect } from 'react';

import type { UnsavedForms } from '../drafts/unsaved-forms.ts';

/**
 * Saves all forms with changes on Ctrl+S or Cmd+S, in place of the browser's save dialog: those of the open
 * dialog, or else of the screen. One without changes has nothing to save and reports no success.
 */
export function useSaveShortcut(unsaved: UnsavedForms): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (event.repeat) return;
      const place = [...document.querySelectorAll('[role="dialog"]')].at(-1);
      for (const form of unsaved.findAll(place)) {
        // Clicks the button, which is disabled while a save is in progress.
        form.querySelector<HTMLElement>('[type="submit"]')?.click();
      }
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [unsaved]);
}

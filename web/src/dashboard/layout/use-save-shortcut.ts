import { useEffect } from 'react';

import type { UnsavedForms } from '../drafts/unsaved-forms.ts';
import { isShortcut } from '../ui/shortcut.ts';

/**
 * Saves all forms with changes on Ctrl+S or Cmd+S, in place of the browser's save dialog: those of the open
 * dialog, or else of the screen. One without changes has nothing to save and reports no success.
 */
export function useSaveShortcut(unsaved: UnsavedForms): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event, 's')) return;
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

import { useEffect } from 'react';

import type { UnsavedForms } from '../drafts/unsaved-forms.ts';

/** Finds the form to save: the focused one, else the open dialog's, else the first changed or only one. */
function formInView(unsaved: UnsavedForms): HTMLFormElement | undefined {
  const focused = document.activeElement?.closest('form');
  if (focused) return focused;
  const place = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  const forms = place.querySelectorAll('form');
  return unsaved.find(place) ?? (forms.length === 1 ? forms[0] : undefined);
}

/** Saves the form in view on Ctrl+S or Cmd+S, in place of the browser's save dialog. */
export function useSaveShortcut(unsaved: UnsavedForms): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Clicks the button, which is disabled while a save is in progress.
      if (!event.repeat)
        formInView(unsaved)?.querySelector<HTMLElement>('[type="submit"]')?.click();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [unsaved]);
}

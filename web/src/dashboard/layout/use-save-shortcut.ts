import { useEffect } from 'react';

/** The form that is meant: the one with the focus, else the open dialog's, else the first changed or only one. */
function formInView(): HTMLFormElement | null {
  const focused = document.activeElement?.closest('form');
  if (focused) return focused;
  const place = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  const forms = place.querySelectorAll('form');
  const changed = place.querySelector<HTMLFormElement>('form[data-unsaved]');
  return changed ?? (forms.length === 1 ? (forms[0] ?? null) : null);
}

/** Ctrl+S or Cmd+S saves the form in view, as its button would; the browser's own dialog stays away. */
export function useSaveShortcut(): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // By its button, so that nothing is sent twice while it waits for the server.
      if (!event.repeat) formInView()?.querySelector<HTMLElement>('[type="submit"]')?.click();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}

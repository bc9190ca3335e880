import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

const editable = 'input:not([type="file"]), textarea, [contenteditable="true"]';

/**
 * Whether a paste is meant for this area: it has the focus or the pointer, or is the only one. A
 * spreadsheet puts a picture of the cells beside their text, which is meant for a text.
 */
function isMeantFor(area: HTMLElement, clipboard: DataTransfer): boolean {
  if (area.contains(document.activeElement)) return true;
  if (hasText(clipboard.getData('text/html'))) return false;
  if (area.matches(':hover')) return true;
  if (document.activeElement?.matches(editable)) return false;
  const dialogs = document.querySelectorAll('[role="dialog"]');
  const scope = [...dialogs].at(-1) ?? document;
  const areas = scope.querySelectorAll('[data-drop-area]');
  return areas.length === 1 && areas[0] === area;
}

function hasText(html: string): boolean {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() !== '';
}

/** Passes on pasted files that can only be meant for this area. */
export function usePastedFiles(
  area: RefObject<HTMLElement | null>,
  onPaste: (files: File[]) => void,
): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: clipboard } = event;
    const files = [...(clipboard?.files ?? [])];
    if (!clipboard || files.length === 0 || !area.current) return;
    if (!isMeantFor(area.current, clipboard)) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event);
    window.addEventListener('paste', listener);
    return () => window.removeEventListener('paste', listener);
  }, []);
}

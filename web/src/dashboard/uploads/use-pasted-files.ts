import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

const editable = 'input:not([type="file"]), textarea, [contenteditable="true"]';

/** Tells whether a paste is meant for this area: it has the pointer or the focus, or is the only one. */
function isMeantFor(area: HTMLElement): boolean {
  if (area.matches(':hover') || area.contains(document.activeElement)) return true;
  if (document.activeElement?.matches(editable)) return false;
  const dialogs = document.querySelectorAll('[role="dialog"]');
  const scope = [...dialogs].at(-1) ?? document;
  const areas = scope.querySelectorAll('[data-drop-area]');
  return areas.length === 1 && areas[0] === area;
}

/** Passes on pasted files that can only be meant for this area. */
export function usePastedFiles(
  area: RefObject<HTMLElement | null>,
  onPaste: (files: File[]) => void,
): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || !area.current || !isMeantFor(area.current)) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event);
    window.addEventListener('paste', listener);
    return () => window.removeEventListener('paste', listener);
  }, []);
}

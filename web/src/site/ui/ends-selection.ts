import type { MouseEvent } from 'react';

/** Whether a click of the pointer ends selecting text where it is, by dragging or a double-click, e.g. to copy it. */
export function endsSelection({
  target,
  currentTarget,
  shiftKey,
  detail: clicks,
}: MouseEvent): boolean {
  if (clicks !== 1) return clicks > 1;
  const selection = getSelection();
  // Shift and a click leave an earlier selection as it is.
  if (!selection || selection.isCollapsed || shiftKey) return false;
  const button = target instanceof Element && target.closest('button');
  return (button || currentTarget).contains(selection.getRangeAt(0).commonAncestorContainer);
}

import type { MouseEvent } from 'react';

/** Whether a key is held by which a click means more: one more row, or another tab. */
export function hasModifier({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/**
 * Starts a click on a row. Browsers keep an earlier selection until after the click, which would seem to have
 * made it.
 */
export function startClick(event: MouseEvent): void {
  // Shift and a click would select text.
  if (event.shiftKey) event.preventDefault();
  // The menu of the other button copies what is selected.
  if (event.detail === 1 && event.button === 0 && !hasModifier(event))
    getSelection()?.removeAllRanges();
}

/** Whether a click that `startClick` has begun ends selecting text, by dragging or a double-click, e.g. to copy it. */
export function endsSelection(event: MouseEvent): boolean {
  if (event.detail === 0 || hasModifier(event)) return false;
  return event.detail > 1 || getSelection()?.isCollapsed === false;
}

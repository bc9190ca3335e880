import { confirm } from './confirm.ts';

/** Whether a form on the screen, or within one element, holds what is not stored yet. */
export function isUnsaved(within: ParentNode = document): boolean {
  return within.querySelector('form[data-unsaved]') !== null;
}

/** Asks before unsaved changes are lost; true where there are none, or where they may be. */
export async function mayBeLost(within?: ParentNode): Promise<boolean> {
  return !isUnsaved(within) || confirm('Discard unsaved changes?');
}

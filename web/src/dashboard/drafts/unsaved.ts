import { confirm } from '../ui/confirm.ts';

/** Tells whether a form on the screen, or within an element, has unsaved changes. */
export function isUnsaved(within: ParentNode = document): boolean {
  return within.querySelector('form[data-unsaved]') !== null;
}

/** Asks before discarding unsaved changes; resolves to true if there are none or they may be discarded. */
export async function mayBeLost(within?: ParentNode): Promise<boolean> {
  return !isUnsaved(within) || confirm('Discard unsaved changes?');
}

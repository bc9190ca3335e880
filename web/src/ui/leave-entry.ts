/**
 * Moves the focus out of an entry that its button is about to remove (WCAG 2.4.3): to the summary or the
 * last button of the next entry, else of the one before, else to what is given.
 */
export function leaveEntry(button: Element, otherwise: HTMLElement | null | undefined): void {
  const entry = button.closest('tr, li, details');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const summary = neighbour?.querySelector('summary');
  const buttons = neighbour?.querySelectorAll('button') ?? [];
  (summary ?? [...buttons].at(-1) ?? otherwise)?.focus();
}

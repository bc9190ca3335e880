/**
 * Moves the focus out of an entry that its button is about to remove (WCAG 2.4.3): to the last button of
 * the next entry, else of the one before, else to the heading.
 */
export function leaveEntry(button: Element, heading: HTMLElement | null): void {
  const entry = button.closest('tr, li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const buttons = neighbour?.querySelectorAll('button') ?? [];
  ([...buttons].at(-1) ?? heading)?.focus();
}

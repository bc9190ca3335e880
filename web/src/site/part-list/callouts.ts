import { encodeText } from '../../ui/encode-text.ts';

/** Writes numbers as the attribute `data-callouts` of what belongs to them. */
export function calloutAttribute(numbers: readonly string[]): string | undefined {
  return numbers.map(encodeText).join(' ') || undefined;
}

/**
 * Marks the rows and the places on drawings that belong to numbers, and to those of what holds the focus;
 * nothing else stays marked. The elements are marked themselves: rendering thousands of rows again would take longer than a pointer stays on one.
 */
export function markCallouts(attribute = ''): void {
  for (const element of document.querySelectorAll('[data-marked]')) {
    element.removeAttribute('data-marked');
  }
  const focused = document.activeElement?.closest('[data-callouts]');
  const all = `${attribute} ${focused?.getAttribute('data-callouts') ?? ''}`;
  for (const number of all.split(' ').filter(Boolean)) {
    for (const element of elementsOf(number)) element.setAttribute('data-marked', '');
  }
}

/** Brings the first row of a number into view, with the focus on it. */
export function showRow(number: string): void {
  const row = [...elementsOf(encodeText(number))].find((one) => one.matches('tr'));
  if (!(row instanceof HTMLElement)) return;
  // A filter of the list may have hidden it.
  row.hidden = false;
  row.scrollIntoView({ block: 'center' });
  row.querySelector('button')?.focus({ preventScroll: true });
}

function elementsOf(encodedNumber: string): NodeListOf<Element> {
  return document.querySelectorAll(`[data-callouts~="${CSS.escape(encodedNumber)}"]`);
}

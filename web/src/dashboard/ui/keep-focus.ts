/**
 * Keeps the focus within an element, the main part of a screen or of a dialog, when the control that has it
 * is removed, such as a button of a deleted row (WCAG 2.4.3): it moves to the same control of the next entry,
 * else of one before, else to what stands nearest before it. Usable as a ref.
 */
export function keepFocus(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined;
  let focused: Focused | undefined;

  function remember({ target }: FocusEvent) {
    // A question gives the focus back to a button that works by then, and looks otherwise.
    if (target instanceof HTMLElement && target !== focused?.control) focused = focusedAt(target);
  }

  const observer = new MutationObserver(() => {
    if (!focused || focused.control.isConnected) return;
    const { activeElement, body } = document;
    const isLost = !activeElement || activeElement === body;
    const isInOther = !isLost && !root.contains(activeElement);
    // A dialog above has it until it closes.
    if (isInOther && activeElement.closest('[role="dialog"]')) return;
    const places = isLost ? placesNear(focused, root) : [];
    focused = undefined;
    // What is hidden or disabled does not take it.
    for (const candidate of places) {
      candidate.focus();
      if (document.activeElement === candidate) return;
    }
  });

  root.addEventListener('focusin', remember);
  // A dialog closes outside of the element.
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** What has the focus, and what is known of it when it is gone. */
interface Focused {
  control: HTMLElement;
  look: string;
  /** A range keeps its place in the document when what stood there is removed. */
  place: Range;
  /** The last entry of the list that it stands below, as 'Load more' does. */
  entryAbove: Element | undefined;
}

function focusedAt(control: HTMLElement): Focused {
  const place = document.createRange();
  place.setStartBefore(control);
  let above: Element | null = control;
  while (above && !above.previousElementSibling) above = above.parentElement;
  const list = above?.previousElementSibling;
  const entryAbove = list ? allIn(list, entries).at(-1) : undefined;
  return { control, look: lookOf(control), place, entryAbove };
}

/** Yields what may take the focus of a removed control, the most fitting first. */
function* placesNear(focused: Focused, root: Element): Generator<HTMLElement> {
  const { control, place, entryAbove } = focused;
  const { startContainer: list, startOffset: index } = place;
  const entry = topOf(control);
  if (entry.matches(entries)) {
    const siblings = [...list.childNodes];
    for (const sibling of [...siblings.slice(index), ...siblings.slice(0, index).toReversed()]) {
      const same = sibling instanceof Element && sameIn(sibling, entry, focused);
      if (same) yield same;
    }
  }
  // The first of those that were loaded.
  if (entryAbove?.nextElementSibling) yield* allIn(entryAbove.nextElementSibling, focusable);
  const around = list instanceof Element ? list.closest(entries) : null;
  const controls = allIn(around ?? root, focusable);
  // Those of other entries do something to what is not meant.
  const outside = around ? controls : controls.filter((one) => !one.closest(entries));
  const isBefore = (one: Element) => place.comparePoint(one, 0) < 0;
  yield* outside.filter(isBefore).toReversed();
  yield* outside.filter((one) => !isBefore(one));
}

/** Finds in an entry the control that the removed one was in its own. */
function sameIn(other: Element, entry: Element, { control, look }: Focused) {
  const alikeIn = (one: Element) =>
    allIn(one, focusable).filter((each) => each === control || lookOf(each) === look);
  return alikeIn(other)[alikeIn(entry).indexOf(control)];
}

function lookOf({ tagName, className, dataset }: HTMLElement): string {
  return [tagName, className, dataset['variant'], dataset['size']].join(' ');
}

const entries = 'li, tr';
const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

function topOf(element: Element): Element {
  return element.parentElement ? topOf(element.parentElement) : element;
}

function allIn(element: Element, selector: string): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)];
}

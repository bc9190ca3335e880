/**
 * Keeps the focus within an element, the main part of a screen or of a dialog, when the control that has it
 * is removed, such as a button of a deleted row (WCAG 2.4.3): it moves to the same control of the next entry,
 * else of the one before, else to what stands nearest before it. Usable as a ref.
 */
export function keepFocus(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined;
  let focused: HTMLElement | undefined;
  /** How it looked before it was pressed: that of a button changes while its work is under way. */
  let className = '';
  // A range keeps its place in the document when what stands there is removed.
  const place = document.createRange();

  function remember({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    className = target.className;
    place.setStartBefore(target);
    place.collapse(true);
  }

  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    const removed = focused;
    focused = undefined;
    if (isFocusElsewhere(root)) return;
    // What is hidden or disabled does not take it.
    for (const candidate of placesNear({ removed, className, place, root })) {
      candidate.focus();
      if (document.activeElement === candidate) return;
    }
  });

  root.addEventListener('focusin', remember);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** Whether something has the focus; a dialog above, such as the question before a deletion, returns it. */
function isFocusElsewhere(root: HTMLElement): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return false;
  return root.contains(activeElement) || !activeElement.closest('[role="dialog"]');
}

interface Removal {
  removed: HTMLElement;
  className: string;
  place: Range;
  root: Element;
}

/** Yields what may take the focus of a removed control, the most fitting first. */
function* placesNear({ removed, className, place, root }: Removal): Generator<HTMLElement> {
  const { startContainer: list, startOffset: index } = place;
  const entry = topOf(removed);
  const neighbour = list.childNodes[index] ?? list.childNodes[index - 1];
  if (entry.matches(entries) && neighbour instanceof Element) {
    const alikeIn = (one: Element) =>
      allIn(one, focusable).filter(
        (control) =>
          control === removed ||
          (control.tagName === removed.tagName && control.className === className),
      );
    const same = alikeIn(neighbour)[alikeIn(entry).indexOf(removed)];
    if (same) yield same;
  }
  const around = list instanceof Element ? list.closest(entries) : null;
  const controls = allIn(around ?? root, focusable);
  // Those of other entries do something to what is not meant.
  const outside = around ? controls : controls.filter((control) => !control.closest(entries));
  const isBefore = (control: Element) => place.comparePoint(control, 0) < 0;
  yield* outside.filter(isBefore).toReversed();
  yield* outside.filter((control) => !isBefore(control));
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

import { useEffect } from 'react';

/** The position of an entry before it was removed. */
interface Place {
  next: Node | null;
  previous: Node | null;
  /** Its ancestors, from the list outwards. */
  around: Element[];
}

/**
 * Moves the focus when the focused entry of a list is removed, such as a deleted row: to the delete
 * button of the next entry or of the one before; from an emptied list to its add button, else to its
 * heading. `data-entry` marks entries, `data-delete` their delete buttons (default: the first button),
 * `data-add` the button that adds to a list.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    let entry: Element | null = null;
    let place: Place | null = null;

    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const focused = target.closest('[data-entry]');
      // Focus in a dialog, such as the confirmation of a deletion, returns to the entry.
      if (!focused && target.closest('[role="dialog"]')) return;
      entry = focused;
      place = null;
    }

    const observer = new MutationObserver((mutations) => {
      if (!entry || entry.isConnected) return;
      place ??= placeOf(entry, mutations);
      if (!place || document.activeElement !== document.body) return;
      entry = null;
      focusTarget(place)?.focus();
    });

    window.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      window.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

function placeOf(entry: Element, mutations: MutationRecord[]): Place | null {
  for (const { removedNodes, nextSibling, previousSibling, target } of mutations) {
    if (![...removedNodes].some((node) => node.contains(entry))) continue;
    const around: Element[] = [];
    for (let node: Node | null = target; node instanceof Element; node = node.parentNode) {
      around.push(node);
    }
    return { next: nextSibling, previous: previousSibling, around };
  }
  return null;
}

function focusTarget({ next, previous, around }: Place): HTMLElement | null {
  const near =
    firstEntry(next, 'nextSibling') ??
    firstEntry(previous, 'previousSibling') ??
    around[0]?.querySelector('[data-entry]');
  if (near) {
    return (
      near.querySelector<HTMLElement>('[data-delete]') ?? near.querySelector<HTMLElement>('button')
    );
  }
  for (const element of around) {
    const target =
      element.querySelector<HTMLElement>('[data-add]') ??
      element.querySelector<HTMLElement>(':is(h1, h2)[tabindex]');
    if (element.isConnected && target) return target;
  }
  return null;
}

function firstEntry(from: Node | null, step: 'nextSibling' | 'previousSibling'): Element | null {
  for (let node = from; node; node = node[step]) {
    if (node instanceof Element && node.isConnected && node.matches('[data-entry]')) return node;
  }
  return null;
}

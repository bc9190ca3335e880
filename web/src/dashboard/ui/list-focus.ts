import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Knows the entries of a list by the buttons that delete them, or that open the dialog which does. */
export interface ListFocus {
  /** Adds the button of a mounted entry; returns its removal. */
  add: (button: HTMLElement) => () => void;
}

export const ListFocusContext = createContext<ListFocus | null>(null);

/** Returns the ref of the button that gets the focus when the entry beside its own is removed. */
export function useEntryButton(): RefObject<HTMLButtonElement | null> {
  const list = useContext(ListFocusContext);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => (button.current ? list?.add(button.current) : undefined), [list]);
  return button;
}

/** Creates the focus of a list; that of the emptied list goes to `rest`. */
export function createListFocus(rest: RefObject<HTMLElement | null>): ListFocus {
  const buttons = new Set<HTMLElement>();
  /** The button of the entry that had the focus last. */
  let focused: HTMLElement | null = null;

  function add(button: HTMLElement) {
    const entry = button.closest('li, tr') ?? button;
    const remember = () => {
      focused = button;
    };
    entry.addEventListener('focusin', remember);
    buttons.add(button);

    return () => {
      entry.removeEventListener('focusin', remember);
      // The entry is still in its place, which is known no more when React has removed it. Thousands may
      // go at once, of which one had the focus: only its place is looked for.
      const place = focused === button ? inOrder().indexOf(button) : -1;
      buttons.delete(button);
      if (place >= 0) queueMicrotask(() => moveFocus(button, place));
    };
  }

  function inOrder(): HTMLElement[] {
    return [...buttons].sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  }

  function moveFocus(removed: HTMLElement, place: number): void {
    if (removed.isConnected || isFocusElsewhere()) return;
    const left = inOrder();
    (left[place] ?? left.at(-1) ?? rest.current)?.focus();
  }

  return { add };
}

/** Whether the page has the focus; a dialog, such as the question before a deletion, returns it. */
function isFocusElsewhere(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest('[role="dialog"]');
}

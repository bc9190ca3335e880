import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';

import { createListFocus, ListFocusContext } from './list-focus.ts';

interface FocusListProps {
  /** What gets the focus when the list is empty: the button that adds to it, else its heading. */
  rest: RefObject<HTMLElement | null>;
  /** The list; each entry has a button with the ref of `useEntryButton`. */
  children: ReactNode;
}

/**
 * Moves the focus when the focused entry of a list is removed, such as a deleted row: to the next entry,
 * else to the one before (WCAG 2.4.3).
 */
export function FocusList({ rest, children }: FocusListProps) {
  const [list] = useState(() => createListFocus(rest));
  return <ListFocusContext value={list}>{children}</ListFocusContext>;
}

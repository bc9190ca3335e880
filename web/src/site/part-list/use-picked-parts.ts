import { useCallback, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';

import { addOrAlert } from '../basket/add-or-alert.ts';
import { readBasket } from '../basket/basket.ts';
import { findPart, lineOf } from '../basket/edit-basket.ts';
import type { BasketPart } from '../basket/basket.ts';
import type { AvailabilityInquiryHandle } from './AvailabilityInquiry.tsx';

/** How soon a second click makes a double-click of the first, in milliseconds. */
const doubleClickTime = 300;

/**
 * Puts rows of the part list into the inquiry: a picked one in place of the comment (spec 2.7), further
 * ones as a line each, which the basket keeps for the enquiry for several parts.
 */
export function usePickedParts(inquiry: RefObject<AvailabilityInquiryHandle | null>) {
  const picked = useRef<BasketPart>(undefined);

  const fill = useCallback(
    (part: BasketPart) => {
      picked.current = part;
      inquiry.current?.setComment(lineOf(part));
    },
    [inquiry],
  );

  const pick = useCallback(
    (part: BasketPart, { detail: clicks }: MouseEvent) => {
      fill(part);
      const focusComment = () => inquiry.current?.focusComment();
      // By keyboard.
      if (clicks === 0) return focusComment();
      // The comment is far above: a second click would meet what the page has scrolled to.
      const timer = setTimeout(focusComment, doubleClickTime);
      // A focus that moves without a key or pointer is that of assistive technology.
      for (const type of ['pointerdown', 'keydown', 'focusin'])
        addEventListener(type, () => clearTimeout(timer), { once: true });
    },
    [fill, inquiry],
  );

  const add = useCallback(
    (part: BasketPart) => {
      const comment = inquiry.current?.comment() ?? '';
      const first = picked.current;
      picked.current = undefined;
      // The row that fills the comment is the first of several.
      if (first && lineOf(first) === comment) {
        if (!inBasket(first) && !addOrAlert(first)) return;
        if (first.id === part.id) return;
      }
      const before = inBasket(part);
      if (!addOrAlert(part)) return;
      const after = inBasket(part);
      if (!after) return;
      inquiry.current?.setComment(withLine(comment, before && lineOf(before), lineOf(after)));
    },
    [inquiry],
  );

  return { fill, pick, add };
}

function inBasket(part: BasketPart): BasketPart | undefined {
  return findPart(readBasket(), part);
}

/** Replaces the line of a part in a text, or adds it at the end. */
function withLine(text: string, before: string | undefined, after: string): string {
  const lines = text.split('\n');
  if (before && lines.includes(before)) {
    return lines.map((line) => (line === before ? after : line)).join('\n');
  }
  return text.trim() ? `${text.trimEnd()}\n${after}` : after;
}

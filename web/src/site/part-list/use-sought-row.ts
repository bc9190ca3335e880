import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

import { useAddressParameter } from '../ui/use-address-parameter.ts';

/**
 * Finds the first row of the part number that the address asks for (`?part=`). Scrolls to it and puts the
 * focus there once it is loaded, unless the visitor has gone on to something else by then. Returns its
 * index, and the ref for it; -1 where there is none.
 */
export function useSoughtRow(partNumbers: readonly string[]): {
  soughtIndex: number;
  soughtRow: RefObject<HTMLTableRowElement | null>;
} {
  const { key } = useLocation();
  const sought = useAddressParameter('part');
  const soughtRow = useRef<HTMLTableRowElement>(null);
  const soughtIndex = sought ? partNumbers.indexOf(sought) : -1;
  // Addresses typed by hand share one key.
  const visit = `${key} ${sought}`;
  const shownVisit = useRef('');

  useEffect(() => {
    if (soughtIndex < 0) return;
    // A new screen's heading takes the focus first.
    const frame = requestAnimationFrame(() => {
      // Switching the language loads the rows again.
      if (shownVisit.current === visit) return;
      shownVisit.current = visit;
      if (!document.activeElement?.matches('body, h1')) return;
      soughtRow.current?.scrollIntoView({ block: 'center' });
      soughtRow.current?.querySelector('button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [soughtIndex, visit]);

  return { soughtIndex, soughtRow };
}

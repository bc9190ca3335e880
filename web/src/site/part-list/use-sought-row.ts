import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { useAddressParameter } from '../ui/use-address-parameter.ts';

/**
 * Finds the first row of the part number that the address asks for (`?part=`), scrolls to it once it is
 * loaded and puts the focus there. Returns its index, and the ref for it; -1 where there is none.
 */
export function useSoughtRow(partNumbers: readonly string[]): {
  soughtIndex: number;
  soughtRow: RefObject<HTMLTableRowElement | null>;
} {
  const sought = useAddressParameter('part');
  const soughtRow = useRef<HTMLTableRowElement>(null);
  const soughtIndex = sought ? partNumbers.indexOf(sought) : -1;

  useEffect(() => {
    if (soughtIndex < 0) return;
    soughtRow.current?.scrollIntoView({ block: 'center' });
    // A new screen's heading takes the focus first.
    const frame = requestAnimationFrame(() => {
      soughtRow.current?.querySelector('button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [soughtIndex, sought]);

  return { soughtIndex, soughtRow };
}

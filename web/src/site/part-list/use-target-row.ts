import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

import { maxPageSize } from '../../ui/list/use-read-more.ts';
import { pageNumber } from '../page-address.ts';
import { useAddressParameter } from '../ui/use-address-parameter.ts';

/**
 * Finds the row that the address asks for: the first of a part number (`?part=`), or the one with which a
 * page of the documents begins (`?page=`). Scrolls to it and puts the focus there once it is loaded,
 * unless the visitor has gone on to something else by then. Returns its index, and the ref for it; -1
 * where there is none.
 */
export function useTargetRow(partNumbers: readonly string[]): {
  targetIndex: number;
  targetRow: RefObject<HTMLTableRowElement | null>;
} {
  const { key } = useLocation();
  const partNumber = useAddressParameter('part');
  const targetRow = useRef<HTMLTableRowElement>(null);
  const page = pageNumber(useAddressParameter('page'));
  const pageStart = page > 1 ? (page - 1) * maxPageSize : -1;
  const index = partNumber ? partNumbers.indexOf(partNumber) : pageStart;
  const targetIndex = index < partNumbers.length ? index : -1;
  // Addresses typed by hand share one key.
  const visit = `${key} ${partNumber} ${page}`;
  const shownVisit = useRef('');

  useEffect(() => {
    if (targetIndex < 0) return;
    // A new screen's heading takes the focus first.
    const frame = requestAnimationFrame(() => {
      // Switching the language loads the rows again.
      if (shownVisit.current === visit) return;
      shownVisit.current = visit;
      if (!document.activeElement?.matches('body, h1')) return;
      targetRow.current?.scrollIntoView({ block: 'center' });
      targetRow.current?.querySelector('button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [targetIndex, visit]);

  return { targetIndex, targetRow };
}

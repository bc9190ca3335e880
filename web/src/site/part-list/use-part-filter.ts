import { findParts, foldPart, foldText } from 'backend/part-folding';
import { useDeferredValue, useMemo, useState } from 'react';

/** What a filter compares of a row. */
interface FilteredPart {
  id: string;
  partNumber: string;
  substPart: string;
  description: { in: string };
}

/** A filter of the rows of a part list. */
export interface PartFilter {
  /** What is typed. The field is uncontrolled: it may have been filled in before hydration. */
  text: string;
  setText: (text: string) => void;
  /** The number of rows that it shows; undefined while it shows all. */
  found: number | undefined;
  shows: (id: string) => boolean;
}

/** Filters rows by the same rules as the part search (docs/decisions/part-search.md). */
export function usePartFilter(parts: readonly FilteredPart[]): PartFilter {
  const [text, setText] = useState('');
  // Thousands of rows change behind what is typed.
  const deferred = useDeferredValue(text);
  const folded = useMemo(
    () =>
      parts.map(({ id, partNumber, substPart, description }) => ({
        id,
        folded: foldPart(partNumber, substPart, [description.in]),
      })),
    [parts],
  );
  const shown = useMemo(() => {
    if (!foldText(deferred)) return undefined;
    return new Set(findParts(deferred, folded).map(({ part }) => part.id));
  }, [deferred, folded]);

  return { text, setText, found: shown?.size, shows: (id) => shown?.has(id) ?? true };
}

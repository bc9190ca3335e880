import { foldText } from 'backend/part-folding';
import type * as partMatching from 'backend/part-matching';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';

import { useKnownNames } from '../ui/use-known-names.ts';

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
  /** Another function when other rows are found. */
  shows: (id: string) => boolean;
}

/** Filters rows by the same rules as the part search (docs/decisions/search.md). */
export function usePartFilter(parts: readonly FilteredPart[]): PartFilter {
  const [text, setText] = useState('');
  // Thousands of rows change behind what is typed.
  const deferred = useDeferredValue(text);
  const isFiltering = deferred !== '';
  const matching = useMatching(isFiltering);
  const names = useKnownNames(isFiltering);
  const folded = useMemo(
    () =>
      matching &&
      parts.map(({ id, partNumber, substPart, description }) => ({
        id,
        folded: matching.foldPart(partNumber, substPart, [description.in]),
      })),
    [matching, parts],
  );
  const shown = useMemo(() => {
    if (!matching || !folded || !foldText(deferred)) return undefined;
    const found = matching.findParts(matching.parsePartQuery(deferred, names), folded);
    return new Set(found.map(({ part }) => part.id));
  }, [deferred, folded, matching, names]);

  const shows = useCallback((id: string) => shown?.has(id) ?? true, [shown]);

  return { text, setText, found: shown?.size, shows };
}

type Matching = typeof partMatching;

/** Loads the stems and synonyms of three languages, which nobody needs who does not filter. */
function useMatching(isNeeded: boolean): Matching | undefined {
  const [matching, setMatching] = useState<Matching>();
  useEffect(() => {
    if (isNeeded) void import('backend/part-matching').then(setMatching);
  }, [isNeeded]);
  return matching;
}

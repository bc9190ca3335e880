import { foldQuery, foldText, hasWords } from 'backend/part-folding';
import { useDeferredValue, useMemo, useState } from 'react';

import { historyStates } from './use-history-state.ts';
import { useLinkedFilter } from './use-linked-filter.ts';

const texts = historyStates<string>();

/** A list filtered by text. */
export interface Filter<T> {
  text: string;
  setText: (text: string) => void;
  active: boolean;
  found: readonly T[];
  total: number;
}

/** What is typed into the filter of a list. */
export interface TypedFilter {
  text: string;
  setText: (text: string) => void;
}

/** Filters items by text: all that contain every typed word, as part numbers are compared. */
export function useFilter<T extends object>(
  items: readonly T[],
  textOf: (item: T) => string,
): Filter<T> {
  return useFilterBy(useTypedFilter(), items, textOf);
}

/** Holds what is typed into the filter of a list. */
export function useTypedFilter(): TypedFilter {
  const [text, setText] = useLinkedFilter(texts, (linked) => linked);
  return { text, setText };
}

/** Filters items by what is typed, as `useFilter` does; `isAlsoFound` finds items by something else. */
export function useFilterBy<T extends object>(
  { text, setText }: TypedFilter,
  items: readonly T[],
  textOf: (item: T) => string,
  isAlsoFound: (item: T) => boolean = () => false,
): Filter<T> {
  const deferred = useDeferredValue(text);
  // Folds thousands of texts once, not on every key press.
  const [foldedTexts] = useState(() => new WeakMap<T, string>());
  const query = useMemo(() => foldQuery(deferred), [deferred]);
  const active = query.words.length > 0;

  const matching = useMemo(() => {
    const foldedOf = (item: T) => {
      const folded = foldedTexts.get(item) ?? foldText(textOf(item));
      foldedTexts.set(item, folded);
      return folded;
    };
    return active ? new Set(items.filter((item) => hasWords(query, foldedOf(item)))) : undefined;
  }, [active, items, query, foldedTexts, textOf]);
  const found = matching ? items.filter((item) => matching.has(item) || isAlsoFound(item)) : items;
  return { text, setText, active, found, total: items.length };
}

import { useDeferredValue, useMemo, useState } from 'react';

/** A list filtered by text. */
export interface Filter<T> {
  text: string;
  setText: (text: string) => void;
  active: boolean;
  found: readonly T[];
  total: number;
}

/** Filters items by text: all that contain every typed word. */
export function useFilter<T extends object>(
  items: readonly T[],
  textOf: (item: T) => string,
): Filter<T> {
  const [text, setText] = useState('');
  const deferred = useDeferredValue(text);
  // Builds thousands of texts once, not on every key press.
  const [texts] = useState(() => new WeakMap<T, string>());
  const words = useMemo(() => wordsOf(deferred), [deferred]);

  const found = useMemo(() => {
    if (words.length === 0) return items;
    return items.filter((item) => {
      const itsText = texts.get(item) ?? textOf(item).toLocaleLowerCase();
      texts.set(item, itsText);
      return words.every((word) => itsText.includes(word));
    });
  }, [items, words, texts, textOf]);
  return { text, setText, active: words.length > 0, found, total: items.length };
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

import { useDeferredValue, useMemo, useState } from 'react';

/** A list that is filtered by text. */
export interface Filter<T> {
  text: string;
  setText: (text: string) => void;
  active: boolean;
  found: readonly T[];
  total: number;
}

/** The items whose text contains every word that was typed. */
export function useFilter<T extends object>(
  items: readonly T[],
  textOf: (item: T) => string,
): Filter<T> {
  const [text, setText] = useState('');
  const deferred = useDeferredValue(text);
  // Thousands of texts are put together once, not with every letter that is typed.
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

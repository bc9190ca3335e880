import { useDeferredValue, useState } from 'react';

/** A list that is filtered by text. */
export interface Filter<T> {
  text: string;
  setText: (text: string) => void;
  active: boolean;
  found: readonly T[];
  total: number;
}

/** The items whose text contains every word that was typed. */
export function useFilter<T>(items: readonly T[], textOf: (item: T) => string): Filter<T> {
  const [text, setText] = useState('');
  const words = wordsOf(useDeferredValue(text));
  const found = items.filter((item) => {
    const itsText = textOf(item).toLocaleLowerCase();
    return words.every((word) => itsText.includes(word));
  });
  return { text, setText, active: words.length > 0, found, total: items.length };
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

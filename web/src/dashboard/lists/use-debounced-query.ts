import { useEffect, useState, useTransition } from 'react';

import { typingMs } from '../ui/search-text.ts';

/** Returns what the server is asked for: what is typed, once typing pauses. */
export function useDebouncedQuery<T>(typed: T): { query: T; isSearching: boolean } {
  const [query, setQuery] = useState(typed);
  const [isSearching, startSearch] = useTransition();
  useEffect(() => {
    const timer = setTimeout(() => startSearch(() => setQuery(typed)), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { query, isSearching };
}

import { useEffect, useState, useTransition } from 'react';

/** How long to wait for the next key before the server is asked. */
const typingMs = 250;

/** Returns the filter that the server is asked for: what is typed, once typing pauses. */
export function useAsked<T>(typed: T): { asked: T; isSearching: boolean } {
  const [asked, setAsked] = useState(typed);
  const [isSearching, startSearch] = useTransition();
  useEffect(() => {
    const timer = setTimeout(() => startSearch(() => setAsked(typed)), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { asked, isSearching };
}

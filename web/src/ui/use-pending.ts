import { useState } from 'react';

/**
 * Returns whether something is under way, and a function that waits for it and passes on its result. A state,
 * not a transition: one that waits for a response would hold up those of the router and of searches.
 */
export function usePending(): [boolean, <T>(work: Promise<T>) => Promise<T>] {
  const [isPending, setPending] = useState(false);
  function run<T>(work: Promise<T>): Promise<T> {
    setPending(true);
    return work.finally(() => setPending(false));
  }
  return [isPending, run];
}

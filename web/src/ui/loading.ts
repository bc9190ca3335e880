import { createContext } from 'react';

let attempts = 0;

/** A number that no earlier attempt to load has. */
export function nextAttempt(): number {
  attempts += 1;
  return attempts;
}

interface Loading {
  /** Changes with each attempt to load; what failed in an earlier one is asked for anew. */
  attempt: number;
  /** Says that something could not be loaded in place of what stays on screen; gives what takes it back. */
  noteFailure: () => () => void;
}

/** How what is shown loads; `ScreenBoundary` sees to it. */
export const LoadingContext = createContext<Loading>({
  attempt: 0,
  noteFailure: () => () => undefined,
});

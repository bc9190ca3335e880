import { createContext } from 'react';

let attempts = 0;

/** Returns a number that no earlier attempt to load has. */
export function nextAttempt(): number {
  attempts += 1;
  return attempts;
}

interface Loading {
  /** Changes with each attempt to load; what failed in an earlier one is requested again. */
  attempt: number;
  /** Reports that new content could not be loaded and the old one stays; returns its withdrawal. */
  noteFailure: () => () => void;
}

/** The state of loading, provided by `ScreenBoundary`. */
export const LoadingContext = createContext<Loading>({
  attempt: 0,
  noteFailure: () => () => undefined,
});

import { createContext } from 'react';

let attempt = 0;

/**
 * Returns the attempt to load that mounts now belong to. It changes with failures alone: a mount that React
 * gives up and renders again has to find what it has requested, or that is watched by nobody and sent again.
 */
export function currentAttempt(): number {
  return attempt;
}

/** Begins another attempt, which requests again what failed in earlier ones; returns it. */
export function nextAttempt(): number {
  attempt += 1;
  return attempt;
}

interface Loading {
  /** Changes with each attempt to load; what failed in an earlier one is requested again. */
  attempt: number;
  /** Reports that new content could not be loaded and the old one stays; returns its withdrawal. */
  recordFailure: () => () => void;
}

/** The state of loading, provided by `ScreenBoundary`. */
export const LoadingContext = createContext<Loading>({
  attempt: 0,
  recordFailure: () => () => undefined,
});

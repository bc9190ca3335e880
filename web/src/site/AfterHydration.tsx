import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by `first-view/first-view.ts`, which only the built page contains; gone after hydration. */
    firstView?: { show: () => Promise<void>; afterHydration: () => Promise<void> };
  }
}

/** Replays the clicks from before hydration once the screen beside it is hydrated. */
export function AfterHydration() {
  useEffect(() => {
    void window.firstView?.afterHydration();
  }, []);
  return null;
}

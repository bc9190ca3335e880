import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by `head-script.js`, which only the built page contains. */
    serverRendering?: { afterHydration: () => Promise<void> };
  }
}

/** Replays the clicks from before hydration once the screen beside it is hydrated. */
export function AfterHydration() {
  useEffect(() => {
    void window.serverRendering?.afterHydration();
  }, []);
  return null;
}

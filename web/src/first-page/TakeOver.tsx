import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by `begin.js`, which stands in the built page only. */
    firstPage?: { takeOver: () => Promise<void> };
  }
}

/** Stands beside the screen: when it stands, the app answers what was clicked and typed before. */
export function TakeOver() {
  useEffect(() => {
    void window.firstPage?.takeOver();
  }, []);
  return null;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where each entry of the history was left, in memory only: nothing is stored of a visitor. */
const positions = new Map<string, number>();

/** A new screen begins at its top; Back and Forward return to where a screen was left. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const isFirst = useRef(true);
  // Addresses typed by hand share one key.
  const entry = `${key} ${pathname}`;

  useEffect(() => {
    // The browser would scroll before the screen is there; only after a reload it is left to it.
    const leaveItToTheBrowser = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leaveItToTheBrowser);
    return () => {
      window.removeEventListener('pagehide', leaveItToTheBrowser);
      leaveItToTheBrowser();
    };
  }, []);

  useLayoutEffect(() => {
    const wasThere = navigationType === NavigationType.Pop;
    const remember = () => {
      positions.set(entry, window.scrollY);
    };
    if (isFirst.current) {
      isFirst.current = false;
      // The page could be scrolled before the scripts had come.
      remember();
    } else {
      window.scrollTo(0, wasThere ? (positions.get(entry) ?? 0) : 0);
    }

    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry, navigationType]);
}

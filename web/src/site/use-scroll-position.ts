import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The scroll position of each entry of the history, in memory only: nothing is stored about visitors. */
const positions = new Map<string, number>();

/** Scrolls a new screen to its top; Back and Forward restore the position. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const isFirst = useRef(true);
  // Addresses typed by hand share one key.
  const entry = `${key} ${pathname}`;

  useEffect(() => {
    // The browser would scroll before the screen shows; leave it to the browser only after a reload.
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
      // The visitor may have scrolled before the scripts loaded.
      remember();
    } else {
      window.scrollTo(0, wasThere ? (positions.get(entry) ?? 0) : 0);
    }

    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry, navigationType]);
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The scroll position of each entry of the history, in memory only: nothing is stored about visitors. */
const positions = new Map<string, number>();

/** Scrolls a new screen to its top; Back and Forward restore the position, once the screen is long enough. */
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
    // The visitor may have scrolled before the scripts loaded.
    const top = isFirst.current ? window.scrollY : wasThere ? (positions.get(entry) ?? 0) : 0;
    isFirst.current = false;
    return keepPosition(entry, top);
  }, [entry, navigationType]);
}

/**
 * Scrolls to a position and records where the visitor goes from there. A position that the page is too short for,
 * as it is while a screen loads, is kept until the page has grown or the visitor moves. Returns the function that ends it.
 */
function keepPosition(entry: string, top: number): () => void {
  let kept = top;
  let isCutOff = false;
  const record = () => {
    kept = window.scrollY;
    isCutOff = false;
    positions.set(entry, kept);
  };
  const onScroll = () => {
    // Positions have fractions of a pixel, heights have not.
    isCutOff = document.documentElement.scrollHeight - window.innerHeight + 1 < kept;
    if (!isCutOff) record();
  };
  const onGrowth = () => {
    if (isCutOff) window.scrollTo(0, kept);
  };
  const onMove = () => {
    if (isCutOff) record();
  };

  positions.set(entry, kept);
  if (window.scrollY !== kept) window.scrollTo(0, kept);
  onScroll();
  const growth = new ResizeObserver(onGrowth);
  growth.observe(document.documentElement);
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  for (const type of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, onMove, { passive: true, signal });
  return () => {
    ended.abort();
    growth.disconnect();
  };
}

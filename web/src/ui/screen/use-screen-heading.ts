import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { useDocumentHead } from './use-document-head.ts';

/** Names the document after the heading of a screen and focuses it, as `useHeadingFocus` does. */
export function useScreenHeading(
  title: string,
  locationKey: string,
  description?: string,
): RefObject<HTMLHeadingElement | null> {
  useDocumentHead(`${title} – Hamberg Turbinen`, description);
  return useHeadingFocus(locationKey);
}

/**
 * Focuses the heading of a screen after navigation, so that a screen reader announces the new screen.
 * `locationKey` is the router's, of which site and dashboard have one each.
 */
export function useHeadingFocus(locationKey: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // On the first screen the browser places the focus.
    if (locationKey !== 'default') heading.current?.focus({ preventScroll: true });
  }, [locationKey]);

  return heading;
}

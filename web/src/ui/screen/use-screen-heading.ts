import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

import { useDocumentHead } from './use-document-head.ts';

/**
 * Names the document after the heading of a screen and focuses it after navigation, so that a screen
 * reader announces the new screen.
 */
export function useScreenHeading(
  title: string,
  description?: string,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useDocumentHead(`${title} – Hamberg Turbinen`, description);

  useEffect(() => {
    // On the first screen the browser places the focus.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);

  return heading;
}

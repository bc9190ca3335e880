import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

import { useDocumentHead } from './use-document-head.ts';

/**
 * For the heading of a screen: names the document after it, and lets it take the focus after
 * navigation, so that a screen reader says where one has arrived.
 */
export function useScreenHeading(
  title: string,
  description?: string,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useDocumentHead(`${title} – Hamberg Turbinen`, description);

  useEffect(() => {
    // The very first screen leaves the focus where the browser puts it.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);

  return heading;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { Previewed } from './previewed.ts';

/** What the mounted forms edit. */
const forms = new Set<RefObject<Previewed>>();

/** Adds what a form edits to the preview while the form is mounted. */
export function usePreviewed(object: Previewed): void {
  const latest = useRef(object);

  useLayoutEffect(() => {
    latest.current = object;
  });

  useEffect(() => {
    forms.add(latest);
    return () => {
      forms.delete(latest);
    };
  }, []);
}

/** Reads the present values of all mounted forms. */
export function previewedByForms(): Previewed[] {
  return [...forms].map(({ current }) => current);
}

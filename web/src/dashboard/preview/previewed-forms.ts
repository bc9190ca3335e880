import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { Previewed } from './previewed.ts';

/** What the mounted forms edit. */
const forms = new Set<RefObject<readonly Previewed[]>>();

/** Adds what a form edits to the preview while the form is mounted. */
export function usePreviewed(objects: readonly Previewed[]): void {
  const latest = useRef(objects);

  useLayoutEffect(() => {
    latest.current = objects;
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
  return [...forms].flatMap(({ current }) => current);
}

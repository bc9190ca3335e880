import { useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the component still shows. A form asks before it closes its dialog
 * after a write: a late response would close the one that was opened since, with what is typed there.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}

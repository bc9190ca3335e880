import { useEffect } from 'react';

/** Calls back when the window begins or ceases to match a media query, e.g. when a tablet is turned. */
export function useMediaChange(query: string, onChange: () => void): void {
  useEffect(() => {
    const media = matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [query, onChange]);
}

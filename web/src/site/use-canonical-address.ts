import { useEffect } from 'react';

import { documentAddress } from '../i18n/site-address.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { canonicalOf, useCurrentLanguages } from '../ui/screen/screen-languages.ts';

/**
 * Keeps the document's canonical address that of the screen shown, since phones share this address and
 * not the one in their address bar. What only crawlers read stays as it came: they follow no routes.
 */
export function useCanonicalAddress(path: string): void {
  const { language } = useLanguage();
  const screen = useCurrentLanguages();

  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    // Keeps the origin, which may be another than this page's (`PUBLIC_URL`).
    const canonical = canonicalOf(screen, language, path);
    if (link)
      link.href = new URL(documentAddress(canonical.language, canonical.path), link.href).href;
  }, [screen, language, path]);
}

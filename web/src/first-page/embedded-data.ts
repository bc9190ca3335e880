import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';

const embedded = () => document.getElementById('first-page-data');

/**
 * Puts the data that came with the first page's markup into the cache, so that it stands at once.
 * Without them, as in development, they are loaded like anything else.
 */
export function readEmbeddedData(cache: ApolloCache): void {
  const json = embedded()?.textContent;
  // The gateway wrote there what `renderScreen` extracted from the same kind of cache.
  if (json) cache.restore(JSON.parse(json) as NormalizedCacheObject);
}

/** They are good for one session: a later one is to see what has changed meanwhile. */
export function forgetEmbeddedData(): void {
  embedded()?.remove();
}

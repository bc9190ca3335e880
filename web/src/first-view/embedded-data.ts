import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';

const embedded = () => document.getElementById('first-view-data');

/**
 * Restores the cache from the data in the page, so that hydration sends no request. Without such
 * data, as in development, queries load theirs as usual.
 */
export function readEmbeddedData(cache: ApolloCache): void {
  const json = embedded()?.textContent;
  // The gateway has written what `renderDocument` extracted from the same kind of cache.
  if (json) cache.restore(JSON.parse(json) as NormalizedCacheObject);
}

/** Removes the data from the page: a later session has to load what has changed since. */
export function forgetEmbeddedData(): void {
  embedded()?.remove();
}

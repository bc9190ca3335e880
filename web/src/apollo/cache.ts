import { InMemoryCache } from '@apollo/client';
import type { Reference } from '@apollo/client';
import { cacheSizes } from '@apollo/client/utilities';

import connections from './connections.generated.json';
import { growingList } from './growing-list.ts';
import { possibleTypes } from './possible-types.generated.json';

// A query of a spare with 10,000 sub-parts reads 30,000 objects, and so does each variant of it; with room
// for fewer, each read would drop what the next one needs.
cacheSizes['inMemoryCache.executeSelectionSet'] = 200_000;

/**
 * Creates the cache of one visitor's or administrator's session. Without `resultCaching` it does not record
 * what each result was read from, which only serves to notice later changes.
 */
export function createCache({ resultCaching = true } = {}): InMemoryCache {
  return new InMemoryCache({
    resultCaching,
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          ...Object.fromEntries(connections.map((name) => [name, growingList])),
          translationGaps: { merge: false },
        },
      },
      Settings: { keyFields: [] },
      Navbar: { keyFields: [] },
      Account: { keyFields: [] },
      SecondFactor: { keyFields: [] },
      // Mutations return all images, parts or properties, which replace the cached ones.
      Spare: { fields: { images: { merge: false }, parts: growingList } },
      Service: { fields: { images: { merge: false } } },
      Page: { fields: { images: { merge: false }, parts: { merge: false } } },
      Product: {
        fields: {
          images: { merge: false },
          properties: { merge: false },
          translations: { merge: false },
          // A deleted one is evicted; nothing has to be asked for again to know that it is gone.
          category: {
            read: (stored: Reference | null | undefined, { canRead }) =>
              stored && !canRead(stored) ? null : stored,
          },
        },
      },
      // A new image replaces the old one together with its addresses.
      Image: { merge: false },
      LocalizedText: { merge: true },
      LocalizedHTML: { merge: true },
    },
  });
}

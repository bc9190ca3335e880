import { InMemoryCache } from '@apollo/client';

import { growingList } from './growing-list.ts';

/** Creates the cache of one visitor's or administrator's session. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          requests: growingList,
          // Each language and each category has a list of its own.
          products: { ...growingList, keyArgs: ['language', 'category'] },
        },
      },
      Settings: { keyFields: [] },
      Navbar: { keyFields: [] },
      Account: { keyFields: [] },
      // Mutations return the whole list, which replaces the cached one.
      Spare: { fields: { images: { merge: false }, parts: growingList } },
      Service: { fields: { images: { merge: false } } },
      Page: { fields: { images: { merge: false }, parts: { merge: false } } },
      Product: { fields: { images: { merge: false }, properties: { merge: false } } },
      // A new image replaces the old one together with its addresses.
      Image: { merge: false },
      LocalizedText: { merge: true },
      LocalizedHTML: { merge: true },
    },
  });
}

import { InMemoryCache } from '@apollo/client';

import { growingList } from './growing-list.ts';

/** The cache of one visitor's or administrator's session. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          requests: growingList,
          // Each language and each category has a list of its own.
          allProducts: { ...growingList, keyArgs: ['categoryId'] },
          products: { ...growingList, keyArgs: ['language', 'categoryId'] },
        },
      },
      Settings: { keyFields: [] },
      Navbar: { keyFields: [] },
      Account: { keyFields: [] },
      // A write answers with the whole list; it replaces what was there.
      Spare: { fields: { images: { merge: false }, parts: growingList } },
      Service: { fields: { images: { merge: false } } },
      Page: { fields: { images: { merge: false }, parts: { merge: false } } },
      Product: { fields: { images: { merge: false }, properties: { merge: false } } },
      // Another image takes the place of the old one, whose addresses are not to be kept.
      Image: { merge: false },
      LocalizedText: { merge: true },
    },
  });
}

import { InMemoryCache } from '@apollo/client';

import { growingList } from './growing-list.ts';

/** Creates the cache of one visitor's or administrator's session. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          spares: growingList,
          products: growingList,
          categories: growingList,
          partners: growingList,
          services: growingList,
          requests: growingList,
          applications: growingList,
          trash: growingList,
          revisions: growingList,
        },
      },
      Settings: { keyFields: [] },
      Navbar: { keyFields: [] },
      Account: { keyFields: [] },
      // Mutations return all images, parts or properties, which replace the cached ones.
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

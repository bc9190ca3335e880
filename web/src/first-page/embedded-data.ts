import type { ApolloCache } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';

import { SiteLayoutDocument } from '../site/SiteLayout.generated.ts';
import type { SiteLayoutQuery } from '../site/SiteLayout.generated.ts';

/**
 * Writes the settings and the navbar that came with the HTML into the cache, so that header and
 * footer stand at once. Without them, as in development, they are loaded like anything else.
 */
export function writeEmbeddedData(cache: ApolloCache): void {
  const json = document.getElementById('home-data')?.textContent;
  if (!json) return;
  // The gateway wrote the answer to this very operation there.
  const data = JSON.parse(json) as Unmasked<SiteLayoutQuery>;
  cache.writeQuery({ query: SiteLayoutDocument, data });
}

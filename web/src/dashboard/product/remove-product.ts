import type { ApolloCache } from '@apollo/client';

import { removeEdge } from '../../apollo/connection.ts';
import { forgetTranslations } from '../product-translation/forget-translations.ts';
import { EditProductScreenDocument } from './EditProductScreen.generated.ts';
import { ProductListScreenDocument } from './ProductListScreen.generated.ts';

/** Takes a deleted product from its list, its translations and its screen, which then leads to the list. */
export function removeProduct(
  cache: ApolloCache,
  { id, restId }: { id: string; restId: string },
): void {
  removeEdge(cache, { document: ProductListScreenDocument, field: 'products' }, id);
  forgetTranslations(cache, id);
  // Not evicted: a screen that still watches it would request it again.
  cache.updateQuery(
    { query: EditProductScreenDocument, variables: { restId } },
    (data) => data && { ...data, product: null },
  );
}

import { isReference } from '@apollo/client';
import type { ApolloCache, FieldFunctionOptions, Reference, StoreObject } from '@apollo/client';

import { removeEdge } from '../../apollo/connection.ts';

/**
 * Removes a deleted category from the list and from its products, which stay without one. The category
 * itself stays in the cache: a dangling reference would cause another request.
 */
export function forgetCategory(cache: ApolloCache, deletedId: string): void {
  removeEdge(cache, 'categories', deletedId);
  for (const product of productsOf(cache, deletedId)) {
    cache.modify<{ category: Reference | null }>({
      id: cache.identify(product) ?? '',
      fields: { category: () => null },
    });
  }
}

type ReadField = FieldFunctionOptions['readField'];

/** Finds the products of a category among those in the cache, in the list or on their own. */
function productsOf(cache: ApolloCache, categoryId: string): Reference[] {
  const products: Reference[] = [];
  const look = (product: Reference | null | undefined, readField: ReadField) => {
    const category = readField<Reference | null>('category', product ?? undefined);
    if (product && category && readField('id', category) === categoryId) products.push(product);
  };
  cache.modify<{
    products: { edges: readonly StoreObject[] };
    product: Reference | null;
  }>({
    id: 'ROOT_QUERY',
    fields: {
      products: (list, { readField }) => {
        if (isReference(list)) return list;
        for (const edge of list.edges) look(readField<Reference>('node', edge), readField);
        return list;
      },
      product: (product, { readField }) => {
        look(product, readField);
        return product;
      },
    },
  });
  return products;
}

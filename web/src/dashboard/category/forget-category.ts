import { isReference } from '@apollo/client';
import type { ApolloCache, FieldFunctionOptions, Reference, StoreObject } from '@apollo/client';

import { removeEdge } from '../../apollo/connection.ts';

/**
 * Takes a deleted category out of the list and off its products, which stay without one. The category
 * itself stays in the cache: a dangling reference would be asked for again.
 */
export function forgetCategory(cache: ApolloCache, deletedId: string): void {
  removeEdge(cache, 'allCategories', deletedId);
  for (const product of productsOf(cache, deletedId)) {
    cache.modify<{ category: Reference | null }>({
      id: cache.identify(product) ?? '',
      fields: { category: () => null },
    });
  }
}

type ReadField = FieldFunctionOptions['readField'];

/** The products of a category among those that the dashboard has read, in the list or by themselves. */
function productsOf(cache: ApolloCache, categoryId: string): Reference[] {
  const products: Reference[] = [];
  const look = (product: Reference | null | undefined, readField: ReadField) => {
    const category = readField<Reference | null>('category', product ?? undefined);
    if (product && category && readField('id', category) === categoryId) products.push(product);
  };
  cache.modify<{
    allProducts: { edges: readonly StoreObject[] };
    productToEdit: Reference | null;
  }>({
    id: 'ROOT_QUERY',
    fields: {
      allProducts: (list, { readField }) => {
        if (isReference(list)) return list;
        for (const edge of list.edges) look(readField<Reference>('node', edge), readField);
        return list;
      },
      productToEdit: (product, { readField }) => {
        look(product, readField);
        return product;
      },
    },
  });
  return products;
}

import type { ApolloCache, Reference, Unmasked } from '@apollo/client';

import { appendEdge, changeEdges } from '../../apollo/connection.ts';
import type { StoredConnection } from '../../apollo/connection.ts';
import type { AddProductMutation } from './AddProductDialog.generated.ts';
import { ProductListScreenDocument } from './ProductListScreen.generated.ts';

const products = { document: ProductListScreenDocument, field: 'products' } as const;

/** Whether a list in the cache, by its name there, is that of some category. */
const isOfCategory = (name: string) => name.includes('"category"');

/** Whether it is that of the category with this global id. */
const isOf = (categoryId: string, name: string) =>
  name.includes(`"category":{"id":${JSON.stringify(categoryId)}}`);

/** Appends a new product, if there is one, to the list of all products and to that of its category. */
export function appendProduct(
  cache: ApolloCache,
  edge: Unmasked<AddProductMutation>['addProduct']['productEdge'] | undefined,
  categoryId: string,
): void {
  const isMeant = (name: string) => !isOfCategory(name) || isOf(categoryId, name);
  appendEdge(cache, { ...products, isMeant }, edge);
}

/**
 * Moves a product to the category with this global id: the lists of the others lose it, and that one, which
 * it joins at an unknown place, is forgotten.
 */
export function moveProduct(cache: ApolloCache, id: string, categoryId: string): void {
  const isMeant = (name: string) => isOfCategory(name) && !isOf(categoryId, name);
  changeEdges(cache, { ...products, isMeant }, { removedIds: [id] });
  cache.modify<Record<string, StoredConnection>>({
    fields: {
      products: (list, { storeFieldName, readField, DELETE }) => {
        const isThere = () =>
          'edges' in list &&
          list.edges.some((edge) => readField('id', readField<Reference>('node', edge)) === id);
        return isOf(categoryId, storeFieldName) && !isThere() ? DELETE : list;
      },
    },
  });
}

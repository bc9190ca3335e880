import type { ApolloCache, Unmasked } from '@apollo/client';

import { appendEdge, isForOther, moveEdges } from '../../apollo/connection.ts';
import type { AddProductMutation } from './AddProductDialog.generated.ts';
import { ProductListScreenDocument } from './ProductListScreen.generated.ts';

const products = { document: ProductListScreenDocument, field: 'products' } as const;

/** Appends a new product, if there is one, to the list of all products and to that of its category. */
export function appendProduct(
  cache: ApolloCache,
  edge: Unmasked<AddProductMutation>['addProduct']['productEdge'] | undefined,
  categoryId: string,
): void {
  const isMeant = (name: string) => !isForOther(name, 'category', { id: categoryId });
  appendEdge(cache, { ...products, isMeant }, edge);
}

/** Moves a product to the list of the category with this global id. */
export function moveProduct(cache: ApolloCache, id: string, categoryId: string): void {
  moveEdges(cache, products, [id], 'category', { id: categoryId });
}

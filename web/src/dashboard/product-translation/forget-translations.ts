import type { ApolloCache } from '@apollo/client';

/**
 * Forgets which products are translations of each other, but for one that a response has just shown: a
 * write of one changes what the others show.
 */
export function forgetTranslations(cache: ApolloCache, shown?: string): void {
  const products = Object.keys(cache.extract() as object).filter((id) => id.startsWith('Product:'));
  for (const id of products) {
    if (id !== `Product:${shown}`) cache.evict({ id, fieldName: 'translations' });
  }
}

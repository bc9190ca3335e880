import type { Rest } from '../apis.ts';
import type { ResolversTypes } from '../resolvers.generated.ts';
import type { RestProduct } from './product-rest.ts';

/**
 * Finds the category of a product: the one that came with it, else the one with its id, or without one
 * with its name, in the list of its language. One list serves all products of an operation.
 */
export async function categoryOf(
  { category, category_id, lang }: RestProduct,
  rest: Rest,
): Promise<ResolversTypes['Category'] | null> {
  const id = category?.id ?? category_id;
  if (category && id) {
    return { id, name: category.name, lang: category.lang ?? lang, version: null };
  }
  if (!id && !category?.name) return null;
  const listed = await rest.category.list(lang);
  return listed.find((one) => (id ? one.id === id : one.name === category?.name)) ?? null;
}

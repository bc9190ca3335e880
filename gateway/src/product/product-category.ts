import type { Rest } from '../apis.ts';
import type { ResolversTypes } from '../resolvers.generated.ts';
import type { RestProduct } from './product-rest.ts';

/**
 * Finds the category of a product: the one that came with it, else the one with its id in the list of
 * its language. One list serves all products of an operation.
 */
export async function categoryOf(
  { category, category_id, lang }: RestProduct,
  rest: Rest,
): Promise<ResolversTypes['Category'] | null> {
  const id = category?.id ?? category_id;
  if (!id) return null;
  if (category) return { id, name: category.name, lang: category.lang ?? lang, version: null };
  const listed = lang ? await rest.category.list(lang) : [];
  return listed.find((one) => one.id === id) ?? null;
}

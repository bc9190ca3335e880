import type { Rest } from '../apis.ts';
import type { Language } from '../contract/language.ts';
import type { ResolversTypes } from '../resolvers.generated.ts';
import type { RestProduct } from './product-rest.ts';

/**
 * Finds the category of a product: the one that came with it, else the one with its id, or without one
 * with its name, in the list of its language, then in the other lists. Each serves all products of an
 * operation. Null where none has it: without an id it cannot be shown.
 */
export async function categoryOf(
  { category, category_id, lang }: RestProduct,
  rest: Rest,
): Promise<ResolversTypes['Category'] | null> {
  const id = category_id ?? category?.id;
  const own =
    category && id
      ? { id: category.id ?? id, name: category.name, lang: category.lang ?? lang, version: null }
      : null;
  // Some backends respond to a change with the category from before.
  if (own && own.id === id) return own;
  const name = category?.name.trim();
  if (!id && !name) return null;
  const findIn = async (language?: Language | null) =>
    (await rest.category.list(language)).find((one) =>
      id ? one.id === id : one.name.trim() === name,
    );
  return (await findIn(lang)) ?? (lang && (await findIn())) ?? own;
}

import type { Callout } from '../database/callouts.ts';
import type { Database } from '../database/database.ts';
import type { ImageListTable } from '../database/entity-tables.ts';
import { addImages } from '../files/image-list.ts';
import { localized, type Localized, type LocalizedText } from '../languages.ts';
import type { SeedCallout, SeedCategory, SeedPage } from './content-types.ts';
import type { PathOf } from './seed-images.ts';

/** Spreads a text over the columns of its languages. */
export function columns<Name extends string>(name: Name, text: LocalizedText): Localized<Name> {
  return localized(name, (language) => text[language]);
}

/** Adds the images of an entity. */
export async function insertImages(
  database: Database,
  owner: ImageListTable,
  id: number,
  names: string[],
  pathOf: PathOf,
): Promise<void> {
  await addImages(database, owner, id, names.map(pathOf));
}

/** Places the callouts of a spare on its drawings, which have these names in their order. */
export async function placeCallouts(
  database: Database,
  spareId: number,
  names: string[],
  callouts: SeedCallout[],
): Promise<void> {
  const stored = database.selectFrom('image').select('id').where('spare_id', '=', spareId);
  for (const [index, { id }] of (await stored.orderBy('id').execute()).entries()) {
    const placed = callouts
      .filter(({ image }) => image === names[index])
      .map(({ number, x, y }): Callout => ({ number, x, y }));
    await database
      .updateTable('image')
      .set({ callouts: JSON.stringify(placed) })
      .where('id', '=', id)
      .execute();
  }
}

/** Adds categories with their products and properties. */
export async function insertCategories(
  database: Database,
  categories: SeedCategory[],
  pathOf: PathOf,
): Promise<void> {
  for (const { name, lang, products } of categories) {
    const category = await database
      .insertInto('category')
      .values({ name, lang })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { images, properties, translationGroup, ...fields } of products) {
      const { id } = await database
        .insertInto('product')
        .values({ ...fields, lang, translation_group: translationGroup, category_id: category.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      await insertImages(database, 'product', id, images, pathOf);
      for (const { image, description } of properties) {
        await database
          .insertInto('product_property')
          .values({ product_id: id, image_id: pathOf(image), description })
          .execute();
      }
    }
  }
}

/** Fills the pages, which exist since the first migration. */
export async function insertPages(
  database: Database,
  pages: SeedPage[],
  pathOf: PathOf,
): Promise<void> {
  for (const { slug, text, images, parts } of pages) {
    const { id } = await database
      .updateTable('page')
      .set(columns('text', text))
      .where('slug', '=', slug)
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertImages(database, 'page', id, images, pathOf);
    for (const { image, description } of parts) {
      await database
        .insertInto('page_part')
        .values({
          page_id: id,
          image_id: pathOf(image),
          ...columns('description', description),
        })
        .execute();
    }
  }
}

import type { Database } from '../database/database.ts';
import { addImages, type ImageOwner } from '../files/image-list.ts';
import type { SeedCategory, SeedPage, Trilingual } from './content-types.ts';
import type { PathOf } from './seed-images.ts';

/** `{ title_de, title_en, title_ru }` of a text in three languages. */
export function columns<Name extends string>(name: Name, { de, en, ru }: Trilingual) {
  return { [`${name}_de`]: de, [`${name}_en`]: en, [`${name}_ru`]: ru } as {
    [Language in 'de' | 'en' | 'ru' as `${Name}_${Language}`]: string;
  };
}

/** The image list of an entity. */
export async function insertImages(
  database: Database,
  owner: ImageOwner,
  id: number,
  names: string[],
  pathOf: PathOf,
): Promise<void> {
  await addImages(database, owner, id, names.map(pathOf));
}

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
    for (const { images, properties, ...fields } of products) {
      const { id } = await database
        .insertInto('product')
        .values({ ...fields, lang, category_id: category.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      await insertImages(database, 'product_id', id, images, pathOf);
      for (const { image, description } of properties) {
        await database
          .insertInto('product_property')
          .values({ product_id: id, image_id: pathOf(image), description })
          .execute();
      }
    }
  }
}

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
    await insertImages(database, 'page_id', id, images, pathOf);
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

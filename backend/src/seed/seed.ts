import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import type { SeedContent } from './demo-content.ts';
import { collectImages, storeImages, type PathOf } from './seed-images.ts';
import {
  columns,
  insertCategories,
  insertImages,
  insertPages,
  placeCallouts,
} from './seed-rows.ts';

/** Fills an empty database with the demo content, once: deleted content does not come back. */
export async function seedDemo(database: Kysely<Tables>, files: FileStore): Promise<void> {
  if (!(await isEmpty(database))) return;
  const { demoContent } = await import('./demo-content.ts');
  await seed(database, files, demoContent);
}

/** Stores images, then all rows in one transaction. Throws an Error for a missing image. */
export async function seed(
  database: Kysely<Tables>,
  files: FileStore,
  content: SeedContent,
): Promise<void> {
  const pathOf = await storeImages(files, collectImages(content));
  await database.transaction().execute((transaction) => insertAll(transaction, content, pathOf));
}

async function isEmpty(database: Database): Promise<boolean> {
  const { seeded } = await database
    .selectFrom('settings')
    .select('seeded')
    .executeTakeFirstOrThrow();
  if (seeded) return false;
  for (const table of ['service', 'spare', 'partner', 'category', 'product'] as const) {
    if (await database.selectFrom(table).select('id').executeTakeFirst()) return false;
  }
  return true;
}

async function insertAll(database: Database, content: SeedContent, pathOf: PathOf): Promise<void> {
  const { footerText, ...contact } = content.settings;
  await database
    .updateTable('settings')
    .set({ ...contact, footer_text: footerText, seeded: 1 })
    .execute();

  for (const { title, text, images } of content.services) {
    const { id } = await database
      .insertInto('service')
      .values({ ...columns('title', title), ...columns('text', text) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertImages(database, 'service', id, images, pathOf);
  }

  for (const { title, text, images, callouts, parts } of content.spares) {
    const { id } = await database
      .insertInto('spare')
      .values({ ...columns('title', title), ...columns('text', text) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertImages(database, 'spare', id, images, pathOf);
    await placeCallouts(database, id, images, callouts);
    const numbersOf = (partnumber: string) =>
      callouts
        .filter(({ partNumbers }) => partNumbers.includes(partnumber))
        .map(({ number }) => number);
    await database
      .insertInto('sub_part')
      .values(
        parts.map(({ partnumber, quantity, substPart, description }) => ({
          spare_id: id,
          partnumber,
          quantity,
          subst_part: substPart,
          callout: [...new Set(numbersOf(partnumber))].join(', '),
          ...columns('description', description),
        })),
      )
      .execute();
  }

  for (const { image, text } of content.partners) {
    await database
      .insertInto('partner')
      .values({ image_id: pathOf(image), ...columns('text', text) })
      .execute();
  }

  await insertCategories(database, content.categories, pathOf);
  await insertPages(database, content.pages, pathOf);
}

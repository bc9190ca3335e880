import { isEmpty } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { noSuchRow } from '../errors.ts';
import { imagesOf } from '../files/image-list.ts';
import { columnsOf } from '../languages.ts';
import type { Page, PageTexts } from './page-contract.ts';
import { partsOf } from './part-store.ts';

/** Finds a page with its images and parts. Throws 'not found' if there is none with this slug. */
export async function findPage(database: Database, slug: string): Promise<Page> {
  const { id, ...row } = await database
    .selectFrom('page')
    .select(['id', 'slug', ...columnsOf('text'), 'updated_at'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow(noSuchRow);
  const { slug: link, ...texts } = row;
  const images = await imagesOf(database, 'page', [id]);
  return { id, link, ...texts, images: images.get(id) ?? [], parts: await partsOf(database, id) };
}

/** Changes the texts that are given. */
export async function updatePage(
  database: Database,
  slug: string,
  texts: PageTexts,
): Promise<Page> {
  if (!isEmpty(texts)) {
    await database
      .updateTable('page')
      .set({ ...texts, updated_at: new Date().toISOString() })
      .where('slug', '=', slug)
      .execute();
  }
  return findPage(database, slug);
}

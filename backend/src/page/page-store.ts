import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { imagesOf } from '../files/image-list.ts';
import { change } from '../history/version.ts';
import * as contract from './page-contract.ts';
import type { Page, PageTexts } from './page-contract.ts';
import { partsOf } from './part-store.ts';

/** Finds a page with its images and parts. Throws 'not found' if there is none with this slug. */
export async function findPage(database: Database, slug: string): Promise<Page> {
  const { id, ...row } = await database
    .selectFrom('page')
    .select(['id', 'slug', ...contract.updatePage.body.keyof().options, 'updated_at', 'version'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow(noSuchRow);
  const { slug: link, version, ...texts } = row;
  const images = await imagesOf(database, 'page', [id]);
  const parts = await partsOf(database, id);
  return { id, link, ...texts, ...images(id), parts, version };
}

/** Changes the texts that are given. Throws 'outdated' if the write depends on another version. */
export async function updatePage(
  database: Kysely<Tables>,
  slug: string,
  texts: PageTexts,
  edit: Edit,
): Promise<Page> {
  return database.transaction().execute(async (transaction) => {
    const { id } = await findPage(transaction, slug);
    await change(transaction, { table: 'page', id }, edit, () => texts);
    return findPage(transaction, slug);
  });
}

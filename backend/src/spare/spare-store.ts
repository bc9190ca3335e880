import type { Kysely } from 'kysely';
import type { ArticleTexts } from '../article/article-contract.ts';
import { addArticle, findArticle, listArticles, updateArticle } from '../article/article-store.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { PartPage, Spare } from './spare-contract.ts';
import { subPartsOf } from './sub-part-store.ts';

/** Lists all spares with their sub-parts, oldest first. */
export async function listSpares(database: Database): Promise<Spare[]> {
  const spares = await listArticles(database, 'spare');
  const parts = await subPartsOf(
    database,
    spares.map(({ id }) => id),
  );
  return spares.map((spare) => ({ ...spare, parts: parts.get(spare.id) ?? [] }));
}

/**
 * Finds a spare with all of its sub-parts, or a page of them. Throws 'not found' if there is none with
 * this id.
 */
export async function findSpare(database: Database, id: number, page?: PartPage): Promise<Spare> {
  const spare = await findArticle(database, 'spare', id);
  const parts = await subPartsOf(database, [id], page);
  return { ...spare, parts: parts.get(id) ?? [] };
}

/** Adds a spare with stored images. */
export async function addSpare(
  database: Kysely<Tables>,
  texts: ArticleTexts,
  paths: string[],
): Promise<Spare> {
  return { ...(await addArticle(database, 'spare', texts, paths)), parts: [] };
}

/** Changes the texts that are given. Throws 'not found' if there is no such spare. */
export async function updateSpare(
  database: Database,
  id: number,
  texts: ArticleTexts,
): Promise<Spare> {
  await updateArticle(database, 'spare', id, texts);
  return findSpare(database, id);
}

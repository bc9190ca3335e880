import type { Kysely } from 'kysely';
import type { Article, ArticleTexts } from '../article/article-contract.ts';
import {
  addArticle,
  duplicateArticle,
  findArticle,
  updateArticle,
} from '../article/article-store.ts';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import type { Tables } from '../database/tables.ts';
import type { Spare } from './spare-contract.ts';
import { listSubParts, subPartsOf } from './sub-part-store.ts';

/** Adds their sub-parts to spares. */
export async function withParts(database: Database, spares: Article[]): Promise<Spare[]> {
  const parts = await subPartsOf(
    database,
    spares.map(({ id }) => id),
  );
  return spares.map((spare) => ({ ...spare, parts: parts.get(spare.id) ?? [] }));
}

/** Finds a spare with all of its sub-parts. Throws 'not found' if there is none with this id. */
export async function findSpare(database: Database, id: number): Promise<Spare> {
  const spare = await findArticle(database, 'spare', id);
  const { rows } = await listSubParts(database, id, {});
  return { ...spare, parts: rows };
}

/** Adds a spare with stored images. */
export async function addSpare(
  database: Kysely<Tables>,
  texts: ArticleTexts,
  paths: string[],
  edit: Edit,
): Promise<Spare> {
  return { ...(await addArticle(database, 'spare', texts, paths, edit)), parts: [] };
}

/** Changes the texts that are given. Throws as `updateArticle` does. */
export async function updateSpare(
  database: Kysely<Tables>,
  id: number,
  texts: ArticleTexts,
  edit: Edit,
): Promise<Spare> {
  const spare = await updateArticle(database, { table: 'spare', id }, texts, edit);
  const { rows } = await listSubParts(database, id, {});
  return { ...spare, parts: rows };
}

/** Copies a spare with its images and sub-parts. Throws as `duplicateArticle` does. */
export async function duplicateSpare(
  database: Kysely<Tables>,
  id: number,
  texts: ArticleTexts,
  edit: Edit,
): Promise<Spare> {
  const copy = await duplicateArticle(database, { table: 'spare', id }, texts, edit);
  const { rows } = await listSubParts(database, copy.id, {});
  return { ...copy, parts: rows };
}

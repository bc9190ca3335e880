import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { searchedColumns } from '../database/entity-tables.ts';
import { listOrder, place } from '../database/place.ts';
import { readPage, type ListQuery, type Page } from '../database/read-page.ts';
import type { Tables } from '../database/tables.ts';
import { noSuchRow } from '../errors.ts';
import { addImages, imagesOf } from '../files/image-list.ts';
import { duplicateEntity } from '../history/duplicate-entity.ts';
import { change, createEntity } from '../history/version.ts';
import { columnsOf } from '../languages.ts';
import { articleTexts, type Article, type ArticleTexts } from './article-contract.ts';

/** The tables whose rows are articles. */
export type ArticleTable = 'spare' | 'service';

const columns = ['id', ...articleTexts.keyof().options, 'version'] as const;

/** Lists the articles of a table, all or a page of them, in their order. */
export async function listArticles(
  database: Database,
  table: ArticleTable,
  query: ListQuery,
): Promise<Page<Article>> {
  const all = database.selectFrom(table).select([...columns, place.as('place')]);
  const searched = searchedColumns(table);
  const { rows, total } = await readPage(
    database,
    { all, columns, searched, isPlaced: true },
    query,
  );
  return { rows: await withImages(database, table, rows), total };
}

/** Lists the titles of a table, in their order. */
export function listTitles(database: Database, table: ArticleTable) {
  return database
    .selectFrom(table)
    .select(['id', ...columnsOf('title')])
    .orderBy(listOrder)
    .execute();
}

/** Finds an article. Throws 'not found' if there is none with this id. */
export async function findArticle(
  database: Database,
  table: ArticleTable,
  id: number,
): Promise<Article> {
  const rows = await database.selectFrom(table).select(columns).where('id', '=', id).execute();
  const [article] = await withImages(database, table, rows);
  if (!article) throw noSuchRow();
  return article;
}

/** Adds an article with stored images. */
export async function addArticle(
  database: Kysely<Tables>,
  table: ArticleTable,
  texts: ArticleTexts,
  paths: string[],
  edit: Edit,
): Promise<Article> {
  return database.transaction().execute(async (transaction) => {
    const id = await createEntity(transaction, table, texts, edit, (id) =>
      addImages(transaction, table, id, paths),
    );
    return findArticle(transaction, table, id);
  });
}

/**
 * Changes the texts that are given. Throws 'not found' if there is no such article, and 'outdated' if
 * the write depends on another version of it.
 */
export async function updateArticle(
  database: Kysely<Tables>,
  { table, id }: { table: ArticleTable; id: number },
  texts: ArticleTexts,
  edit: Edit,
): Promise<Article> {
  return database.transaction().execute(async (transaction) => {
    await change(transaction, { table, id }, edit, () => texts);
    return findArticle(transaction, table, id);
  });
}

/**
 * Copies an article with its images and parts; the texts that are given take the place of the original's.
 * Throws 'not found' if there is no such article.
 */
export async function duplicateArticle(
  database: Kysely<Tables>,
  { table, id }: { table: ArticleTable; id: number },
  texts: ArticleTexts,
  edit: Edit,
): Promise<Article> {
  return database.transaction().execute(async (transaction) => {
    const copyId = await duplicateEntity(transaction, { table, id }, texts, edit);
    return findArticle(transaction, table, copyId);
  });
}

async function withImages(
  database: Database,
  table: ArticleTable,
  rows: Omit<Article, 'images' | 'image_details'>[],
): Promise<Article[]> {
  const ids = rows.map((row) => row.id);
  const images = await imagesOf(database, table, ids);
  return rows.map(({ id, ...texts }) => ({ id, ...images(id), ...texts }));
}

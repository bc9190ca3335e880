import type { Article } from '../article/article-contract.ts';
import { findArticle } from '../article/article-store.ts';
import type { Database } from '../database/database.ts';
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
  return withItsParts(database, await findArticle(database, 'spare', id));
}

/** Adds all of its sub-parts to a spare. */
export async function withItsParts(database: Database, spare: Article): Promise<Spare> {
  const { rows } = await listSubParts(database, spare.id, {});
  return { ...spare, parts: rows };
}

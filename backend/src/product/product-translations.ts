import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { readInBatches } from '../database/in-batches.ts';
import { lockRow } from '../database/lock-row.ts';
import { conflict } from '../errors.ts';
import type { Product } from './product-contract.ts';

type Translation = Product['translations'][number];

/**
 * Lists the products that are the translations of others, by the id of those, in the order of their ids.
 */
export async function translationsOf(
  database: Database,
  ids: number[],
): Promise<Map<number, Translation[]>> {
  const rows = await readInBatches(ids, (some) =>
    database
      .selectFrom('product')
      .innerJoin('product as other', 'other.translation_group', 'product.translation_group')
      .select(['product.id as of', 'other.id', 'other.title', 'other.lang'])
      .where('product.id', 'in', some)
      .whereRef('other.id', '<>', 'product.id')
      .orderBy('other.id')
      .execute(),
  );
  const groups = Map.groupBy(rows, ({ of }) => of);
  return new Map(
    [...groups].map(([of, found]) => [
      of,
      found.map(({ id, title, lang }) => ({ id, title, lang })),
    ]),
  );
}

/**
 * Makes two products translations of each other, with all that are translations of either. Throws 'not
 * found' where one does not exist, and 'conflict' where two of them have the same language. Call it in a
 * transaction.
 */
export async function joinTranslations(
  transaction: Database,
  id: number,
  otherId: number,
): Promise<void> {
  const concerned = await groupOf(transaction, [id, otherId]);
  // All in the same order, so that two that join the same products do not wait for each other.
  const ids = new Set([id, otherId, ...concerned.map((member) => member.id)]);
  for (const one of [...ids].toSorted((a, b) => a - b)) {
    await lockRow(transaction, 'product', one);
  }
  const members = await groupOf(transaction, [id, otherId]);
  const languages = new Set(members.map(({ lang }) => lang));
  if (id === otherId || languages.size < members.length) {
    throw conflict('Two of these products have the same language.');
  }
  const [group] = members.flatMap((member) => member.translation_group ?? []);
  await transaction
    .updateTable('product')
    // The group that is there already stays, for the products of it in the trash.
    .set({ translation_group: group ?? randomUUID() })
    .where(
      'id',
      'in',
      members.map((member) => member.id),
    )
    .execute();
}

/**
 * Takes a product out of the group of its translations. Throws 'not found' if there is no such product. Call it in a
 * transaction.
 */
export async function leaveTranslations(transaction: Database, id: number): Promise<void> {
  await lockRow(transaction, 'product', id);
  await transaction
    .updateTable('product')
    .set({ translation_group: null })
    .where('id', '=', id)
    .execute();
}

/** Reads products and all that are their translations. */
async function groupOf(
  database: Database,
  ids: number[],
): Promise<{ id: number; lang: string; translation_group: string | null }[]> {
  return database
    .selectFrom('product')
    .select(['id', 'lang', 'translation_group'])
    .where((where) =>
      where.or([
        where('id', 'in', ids),
        where(
          'translation_group',
          'in',
          where
            .selectFrom('product as one')
            .select('one.translation_group')
            .where('one.id', 'in', ids)
            .where('one.translation_group', 'is not', null),
        ),
      ]),
    )
    .execute();
}

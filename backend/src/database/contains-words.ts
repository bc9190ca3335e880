import { setImmediate as letOthersThrough } from 'node:timers/promises';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { isPostgres, type Database } from './database.ts';
import { lowered } from './lowered.ts';
import type { Tables } from './tables.ts';

/** A selection of rows, each with its id. */
type Rows = SelectQueryBuilder<Tables & { list: { id: number } }, 'list', unknown>;

/**
 * Returns the condition that each word of a text occurs in one of the columns of a row, in capital or
 * small letters. Each row is read and put into small letters once, however many words there are.
 */
export async function containsWords(
  database: Database,
  rows: Rows,
  columns: readonly string[],
  text: string,
): Promise<RawBuilder<boolean>> {
  const words = [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
  const searched = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
  if (isPostgres(database)) {
    const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
    return sql`${lowered(database, searched)} like all (${patterns})`;
  }
  const ids = JSON.stringify(await idsWith(words, rows, searched));
  return sql`id in (select value from json_each(${ids}))`;
}

/** SQLite runs in this process, so a long list is read in pieces. */
const rowsAtOnce = 1000;

async function idsWith(
  words: string[],
  rows: Rows,
  searched: RawBuilder<unknown>,
): Promise<number[]> {
  const ids: number[] = [];
  let after = 0;
  for (;;) {
    const piece = await rows
      .select(['list.id', sql<string>`${searched}`.as('text')])
      .where('list.id', '>', after)
      .orderBy('list.id')
      .limit(rowsAtOnce)
      .execute();
    for (const { id, text } of piece) {
      const lowerCase = text.toLowerCase();
      if (words.every((word) => lowerCase.includes(word))) ids.push(id);
    }
    const last = piece.at(-1);
    if (!last || piece.length < rowsAtOnce) return ids;
    after = last.id;
    await letOthersThrough();
  }
}

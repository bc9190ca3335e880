import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { plainText } from '../html-text.ts';
import { foldQuery, foldText, hasWords } from '../part-folding.ts';
import { isPostgres, type Database } from './database.ts';
import type { Tables } from './tables.ts';

/** A selection of rows, each with its id. */
type Rows = SelectQueryBuilder<Tables & { list: { id: number } }, 'list', unknown>;

/** The columns in which a text is searched; of those with HTML, what a browser shows. */
export interface SearchedColumns {
  plain: readonly string[];
  html: readonly string[];
}

/** Where in a row a text is searched: in columns, or in a text that is stored folded, given as SQL. */
export type Searched = readonly string[] | SearchedColumns | { folded: RawBuilder<string> };

/** A picture that was pasted: megabytes without a word. */
const pastedPicture = /"data:image\/[a-z-]+;base64,[\w+/=]*"/g;

/** Separates plain columns from those with HTML; neither holds it. */
const separator = '\0';

/** Folded texts by the texts as they are stored: folding costs ten times as much as reading. */
const foldedTexts = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (folded, stored) => 2 * (folded.length + stored.length) + 100,
  memoMethod: (stored) => {
    const [text = '', html = ''] = stored.split(separator);
    return foldText(`${text} ${plainText(html)}`);
  },
});

/** How many rows are read, and how many characters folded, before other requests get their turn. */
const [rowsAtOnce, charactersAtOnce] = [250, 50_000];

/**
 * Returns the condition that each word of a text occurs in what is searched of a row, folded as the part
 * search folds it, which no database can; a text without words is no condition. Each row is read and
 * folded once, however many words there are.
 */
export async function containsWords(
  database: Database,
  rows: Rows,
  searched: Searched,
  typed: string,
): Promise<RawBuilder<boolean>> {
  const query = foldQuery(typed);
  if (query.words.length === 0) return sql`true`;
  const isFolded = 'folded' in searched;
  const [text, html] = isFolded ? [searched.folded, joined([])] : textsOfRow(searched);
  const ids: number[] = [];
  let after = 0;
  for (;;) {
    const piece = await rows
      .select(['list.id', text.as('text'), html.as('html')])
      .where('list.id', '>', after)
      .orderBy('list.id')
      .limit(rowsAtOnce)
      .execute();
    let characters = 0;
    for (const { id, text, html } of piece) {
      if (hasWords(query, isFolded ? text : foldedText(text, html))) ids.push(id);
      characters += text.length + html.length;
      if (characters < charactersAtOnce) continue;
      await nextTurn();
      characters = 0;
    }
    const last = piece.at(-1);
    if (!last || piece.length < rowsAtOnce) return isOneOf(database, ids);
    after = last.id;
    await nextTurn();
  }
}

function foldedText(text: string, html: string): string {
  return foldedTexts.memo(`${text}${separator}${html.replaceAll(pastedPicture, '""')}`);
}

function textsOfRow(searched: readonly string[] | SearchedColumns) {
  if ('html' in searched) return [joined(searched.plain), joined(searched.html)] as const;
  return [joined(searched), joined([])] as const;
}

function joined(columns: readonly string[]): RawBuilder<string> {
  return sql`${sql.join([sql`''`, ...columns.map((column) => sql.ref(column))], sql` || ' ' || `)}`;
}

/** The condition that a row has one of these ids, of which there may be more than parameters. */
function isOneOf(database: Database, ids: number[]): RawBuilder<boolean> {
  if (isPostgres(database)) return sql`id = any(${ids}::int[])`;
  return sql`id in (select value from json_each(${JSON.stringify(ids)}))`;
}

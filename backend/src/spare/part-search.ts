import { setImmediate as letOthersThrough } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { listTitles } from '../article/article-store.ts';
import { isPostgres, type Database } from '../database/database.ts';
import { place } from '../database/place.ts';
import type { Tables } from '../database/tables.ts';
import { without } from '../database/without.ts';
import { columnsOf } from '../languages.ts';
import {
  foldNumber,
  foldQuery,
  halvesOf,
  isSimilar,
  matchOf,
  mayHaveError,
  mayHaveWrongWord,
  partMatches,
  type FoldedPart,
  type FoldedQuery,
  type PartMatch,
} from '../part-folding.ts';
import { foldChangedParts, reversed } from './part-index.ts';
import type { PartHit } from './spare-contract.ts';
import { subPartColumns } from './sub-part-store.ts';

/** A folded part as the database gives it back. */
interface Candidate extends FoldedPart {
  part_id: number;
}

const columns = ['part_id', 'number', 'subst', 'text'] as const;

/** The parts that are looked at for one typing error, of each beginning and end, or of each word. */
const maxCandidates = 2000;

/** Sorts after every sign that a number can have. */
const last = '\u{10FFFF}';

/** Searches the sub-parts of all spares, best first; `part-folding.ts` says what matches. */
export async function searchParts(
  database: Kysely<Tables>,
  typed: string,
  first: number,
): Promise<PartHit[]> {
  await foldChangedParts(database);
  const query = foldQuery(typed);
  if (query.words.length === 0) return [];

  const found = new Map<number, PartMatch>();
  const add = (candidates: Candidate[]) => {
    for (const part of candidates) {
      const match = matchOf(query, part);
      if (match) found.set(part.part_id, match);
    }
  };
  const beginning = { from: query.number, limit: first };
  add(await inRange(database, 'number', beginning));
  add(await inRange(database, 'subst', beginning));
  if (found.size < first) add(await containing(database, query.words, first + found.size));
  if (found.size === 0) {
    const candidates = await similar(database, query);
    for (const part of candidates.filter((one) => isSimilar(query, one))) {
      found.set(part.part_id, 'similar');
    }
  }

  const best = [...found].toSorted(([, a], [, b]) => rank(a) - rank(b)).slice(0, first);
  return hits(database, best);
}

/** Finds all sub-parts that numbers name, in the order of the spares and their part lists. */
export async function findPartsByNumber(
  database: Kysely<Tables>,
  numbers: string[],
): Promise<PartHit[]> {
  await foldChangedParts(database);
  const folded = numbers.map(foldNumber).filter((number) => number !== '');
  if (folded.length === 0) return [];
  const named = database
    .selectFrom('sub_part_search')
    .select('part_id')
    .where((where) => where.or([where('number', 'in', folded), where('subst', 'in', folded)]));
  const parts = await database
    .selectFrom('sub_part')
    .select([...subPartColumns, 'spare_id'])
    .where('id', 'in', named)
    .orderBy(place)
    .orderBy('id')
    .execute();
  const spares = await listTitles(database, 'spare');
  const bySpare = Map.groupBy(parts, (part) => part.spare_id);
  return spares.flatMap((spare) =>
    (bySpare.get(spare.id) ?? []).map((part) => ({
      match: 'exact' as const,
      part: without(part, 'spare_id'),
      spare,
    })),
  );
}

function rank(match: PartMatch): number {
  return partMatches.indexOf(match);
}

/** The parts of which a number, or the number turned round, begins like this, shortest first. */
function inRange(
  database: Database,
  column: 'number' | 'number_reversed' | 'subst' | 'subst_reversed',
  { from, limit, length }: { from: string; limit: number; length?: number },
): Promise<Candidate[]> {
  return database
    .selectFrom('sub_part_search')
    .select(columns)
    .where(column, '>=', from)
    .where(column, '<', from + last)
    .$if(length !== undefined, (select) =>
      select.where(sql<boolean>`abs(length(${sql.ref(column)}) - ${length}) <= 1`),
    )
    .orderBy(column)
    .limit(limit)
    .execute();
}

/** The parts in whose texts all words occur, and one of the pieces if any are given; in the order of the lists. */
function containing(
  database: Database,
  words: string[],
  limit: number,
  pieces: string[] = [],
): Promise<Candidate[]> {
  return database
    .selectFrom('sub_part_search')
    .select(columns)
    .where(contains(database, words, pieces))
    .orderBy('part_id')
    .limit(limit)
    .execute();
}

/** A condition that the text holds all words and one of the pieces, by its index as far as that can tell. */
function contains(database: Database, words: string[], pieces: string[]): RawBuilder<boolean> {
  if (isPostgres(database)) {
    const like = (text: string) => sql`text like ${`%${text}%`}`;
    const either = sql`(${sql.join(pieces.map(like), sql` or `)})`;
    return sql.join([...words.map(like), ...(pieces.length > 0 ? [either] : [])], sql` and `);
  }
  // The index of SQLite holds groups of three signs.
  const indexed = words.filter((word) => word.length >= 3).map(phrase);
  if (pieces.length > 0) indexed.push(`(${pieces.map(phrase).join(' OR ')})`);
  const conditions = words
    .filter((word) => word.length < 3)
    .map((word) => sql`instr(text, ${word}) > 0`);
  if (indexed.length > 0) {
    const match = indexed.join(' AND ');
    conditions.push(sql`part_id in (select rowid from sub_part_text where text match ${match})`);
  }
  return sql.join(conditions, sql` and `);
}

function phrase(text: string): string {
  return `"${text}"`;
}

/** The parts that may match but for one typing error: one half of the wrong word is right. */
async function similar(database: Database, { number, words }: FoldedQuery): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  if (mayHaveError(number)) {
    const [head, tail] = halvesOf(number);
    const bounds = { limit: maxCandidates, length: number.length };
    for (const column of ['number', 'subst'] as const) {
      const backwards = { from: reversed(tail), ...bounds };
      candidates.push(...(await inRange(database, column, { from: head, ...bounds })));
      candidates.push(...(await inRange(database, `${column}_reversed`, backwards)));
    }
  }
  for (const word of mayHaveWrongWord(words) ? words.filter(mayHaveError) : []) {
    const others = words.filter((other) => other !== word && other.length >= 3);
    const [head, tail] = halvesOf(word);
    const halves = [` ${head}`, `${tail} `];
    await letOthersThrough();
    candidates.push(...(await containing(database, others, maxCandidates, halves)));
  }
  return candidates;
}

/** Reads the found parts with the titles of their spares, in the same order. */
async function hits(database: Database, found: [number, PartMatch][]): Promise<PartHit[]> {
  if (found.length === 0) return [];
  const ids = found.map(([id]) => id);
  const parts = await database
    .selectFrom('sub_part')
    .select([...subPartColumns, 'spare_id'])
    .where('id', 'in', ids)
    .execute();
  const spareIds = parts.map(({ spare_id }) => spare_id);
  const spares = await database
    .selectFrom('spare')
    .select(['id', ...columnsOf('title')])
    .where('id', 'in', [...new Set(spareIds)])
    .execute();
  return found.flatMap(([id, match]) => {
    const part = parts.find((one) => one.id === id);
    const spare = spares.find((one) => one.id === part?.spare_id);
    return part && spare ? [{ match, part: without(part, 'spare_id'), spare }] : [];
  });
}

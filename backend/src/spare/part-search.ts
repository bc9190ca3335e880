import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { listTitles } from '../article/article-store.ts';
import { isPostgres, type Database } from '../database/database.ts';
import { listOrder } from '../database/place.ts';
import type { Tables } from '../database/tables.ts';
import { without } from '../database/without.ts';
import { columnsOf } from '../languages.ts';
import { foldNumber } from '../part-folding.ts';
import {
  compoundsIn,
  divideCompounds,
  findParts,
  halvesOf,
  mayHaveError,
  mayHaveWrongWord,
  occurs,
  parsePartQuery,
  type FoldedPart,
  type PartMatch,
  type PartQuery,
  type SearchWord,
} from '../search/part-matching.ts';
import type { Name } from '../search/synonyms.ts';
import { isFragment } from '../search/word-forms.ts';
import { knownNames } from './known-names.ts';
import { foldChangedParts, indexedNumber, reversed } from './part-index.ts';
import type { PartHit } from './spare-contract.ts';
import { subPartColumns } from './sub-part-store.ts';

/** A folded part as the database gives it back. */
interface Candidate {
  id: number;
  folded: FoldedPart;
}

/** The parts that are looked at for one typing error, of each beginning and end, or of each word. */
const maxCandidates = 2000;

/** The parts with all words that are ranked, or with the most of them. */
const maxRanked = 1000;

/** The parts that one look-up of numbers returns. */
const maxExactHits = 1_000;

/** The index of SQLite holds groups of three signs. */
const indexedLength = 3;

/** Words that no index holds and that are looked for singly, in all texts. */
const maxShortWords = 4;

/** Sorts after every sign that a number can have. */
const last = '\u{10FFFF}';

/** Searches the sub-parts of all spares, best first; `part-matching.ts` says what matches. */
export async function searchParts(
  database: Kysely<Tables>,
  typed: string,
  first: number,
): Promise<PartHit[]> {
  await foldChangedParts(database);
  const parsed = parsePartQuery(typed, await knownNames(database));
  const query = { ...parsed, number: indexedNumber(parsed.number) };
  if (query.words.length === 0) return [];

  const beginning = { from: query.number, limit: first };
  const candidates = [
    ...(await inRange(database, 'number', beginning)),
    ...(await inRange(database, 'subst', beginning)),
  ];
  if (candidates.length < first) {
    candidates.push(...(await withAllWords(database, query.words)));
  }
  if (candidates.length === 0) candidates.push(...(await others(database, query)));

  const byId = new Map(candidates.map((one) => [one.id, one]));
  const found = findParts(query, [...byId.values()]).slice(0, first);
  return hits(
    database,
    found.map(({ part, match }) => [part.id, match]),
  );
}

function hasFragment({ alternatives }: SearchWord): boolean {
  return alternatives.flat().some(isFragment);
}

/** Leaves out fragments of numbers, which the database cannot tell from those of words. */
function withoutFragment(word: SearchWord): SearchWord {
  return { ...word, alternatives: word.alternatives.filter((name) => !name.some(isFragment)) };
}

/** The parts with all words. Those with fragments of numbers, which are ranked last, come after the rest. */
async function withAllWords(database: Database, words: SearchWord[]): Promise<Candidate[]> {
  const found = await containing(database, words.map(withoutFragment), maxRanked);
  if (found.length === maxRanked || !words.some(hasFragment)) return found;
  const more = await containing(database, words, maxRanked);
  const isFound = ({ folded }: Candidate) => words.every((word) => occurs(word, folded.text));
  return [...found, ...more.filter(isFound)];
}

/** The parts that may match where none has all words: by a compound's parts, an error, or fewer words. */
async function others(database: Database, query: PartQuery): Promise<Candidate[]> {
  const { mostWords, candidates } = await withMostWords(database, query.words);
  await nextTurn();
  const present = new Set<SearchWord>();
  for (const word of compoundsIn(query)) {
    if ((await containing(database, [word], 1)).length > 0) present.add(word);
    await nextTurn();
  }
  const divided = divideCompounds(query, (word) => present.has(word));
  if (divided) candidates.push(...(await containing(database, divided.words, maxRanked)));
  candidates.push(...(await similar(database, query, mostWords)));
  return candidates;
}

/** The parts with the most of the words, and how many the first of them may have. */
async function withMostWords(
  database: Database,
  words: SearchWord[],
): Promise<{ mostWords: number; candidates: Candidate[] }> {
  const short = words.filter(({ typed }) => typed.length < indexedLength);
  const tooMany = short.slice(maxShortWords);
  const found = words
    .filter((word) => !tooMany.includes(word))
    .map(withoutFragment)
    .map(
      ({ alternatives }) =>
        sql`select part_id from sub_part_search where ${contains(database, [alternatives])}`,
    );
  const { rows } = await sql<FoldedPart & { part_id: number; words: number }>`
    select part_id, number, subst, text, words from sub_part_search join (
      select part_id, count(*) as words from (${sql.join(found, sql` union all `)}) as found
      group by part_id order by words desc, part_id limit ${maxRanked}
    ) as counted using (part_id) order by words desc, part_id`.execute(database);
  const mostWords = (rows[0]?.words ?? 0) + words.filter(hasFragment).length;
  return { mostWords, candidates: rows.map(candidateOf) };
}

/** Finds the sub-parts that numbers name, in the order of the spares and their part lists. */
export async function findPartsByNumber(
  database: Kysely<Tables>,
  numbers: string[],
): Promise<PartHit[]> {
  await foldChangedParts(database);
  const wanted = new Set(numbers.map(foldNumber).filter((number) => number !== ''));
  if (wanted.size === 0) return [];
  const indexed = [...wanted].map(indexedNumber);
  const named = database
    .selectFrom('sub_part_search')
    .select('part_id')
    .where((where) => where.or([where('number', 'in', indexed), where('subst', 'in', indexed)]));
  const candidates = await database
    .selectFrom('sub_part')
    .select([...subPartColumns, 'spare_id'])
    .where('id', 'in', named)
    .orderBy(listOrder)
    .limit(maxExactHits)
    .execute();
  const parts = candidates.filter(({ partnumber, subst_part }) =>
    [partnumber, subst_part].some((number) => wanted.has(foldNumber(number))),
  );
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

/** The parts of which a number, or the number turned round, begins like this, shortest first. */
async function inRange(
  database: Database,
  column: 'number' | 'number_reversed' | 'subst' | 'subst_reversed',
  { from, limit, length }: { from: string; limit: number; length?: number },
): Promise<Candidate[]> {
  const rows = await folded(database)
    .where(column, '>=', from)
    .where(column, '<', from + last)
    .$if(length !== undefined, (select) =>
      select.where(sql<boolean>`abs(length(${sql.ref(column)}) - ${length}) <= 1`),
    )
    .orderBy(column)
    .limit(limit)
    .execute();
  return rows.map(candidateOf);
}

/** The parts in whose texts all words occur, and one of the pieces if any are given; in the order of the lists. */
async function containing(
  database: Database,
  words: SearchWord[],
  limit: number,
  pieces: string[] = [],
): Promise<Candidate[]> {
  const names = words.map(({ alternatives }) => alternatives);
  const rows = await folded(database)
    .where(
      contains(database, pieces.length > 0 ? [...names, pieces.map((piece) => [piece])] : names),
    )
    .orderBy('part_id')
    .limit(limit)
    .execute();
  return rows.map(candidateOf);
}

function folded(database: Database) {
  return database.selectFrom('sub_part_search').select(['part_id', 'number', 'subst', 'text']);
}

function candidateOf({ part_id: id, ...folded }: FoldedPart & { part_id: number }): Candidate {
  return { id, folded };
}

/** A condition that the text holds all terms of one alternative of each word, by its index as far as that can tell. */
function contains(database: Database, words: Name[][]): RawBuilder<boolean> {
  if (isPostgres(database)) {
    return eachWord(words, (term) => sql`text like ${`%${term}%`}`);
  }
  const isIndexed = (word: Name[]) => word.flat().every((term) => term.length >= indexedLength);
  const [indexed, short] = [words.filter(isIndexed), words.filter((word) => !isIndexed(word))];
  const conditions =
    short.length > 0 ? [eachWord(short, (term) => sql`instr(text, ${term}) > 0`)] : [];
  if (indexed.length > 0) {
    const phrase = (term: string) => `"${term}"`;
    const match = indexed
      .map((word) => `(${word.map((name) => `(${name.map(phrase).join(' AND ')})`).join(' OR ')})`)
      .join(' AND ');
    conditions.push(sql`part_id in (select rowid from sub_part_text where text match ${match})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Joins the conditions of terms: all of one alternative of each word. */
function eachWord(words: Name[][], condition: (term: string) => RawBuilder<unknown>) {
  const all = (name: Name) => sql`(${sql.join(name.map(condition), sql` and `)})`;
  const any = (word: Name[]) => sql`(${sql.join(word.map(all), sql` or `)})`;
  return sql.join<boolean>(words.map(any), sql` and `);
}

/**
 * The parts that may match but for one typing error: one half of the wrong word is right. There are none
 * where no part has all other words.
 */
async function similar(
  database: Database,
  query: PartQuery,
  mostWords: number,
): Promise<Candidate[]> {
  const { number, words } = query;
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
  const mayBeWrong = words.filter(({ typed }) => mayHaveError(typed));
  for (const word of mayHaveWrongWord(query) && mostWords >= words.length - 1 ? mayBeWrong : []) {
    const others = words.filter((other) => other !== word);
    const [head, tail] = halvesOf(word.typed);
    await nextTurn();
    candidates.push(
      ...(await containing(database, others, maxCandidates, [` ${head}`, `${tail} `])),
    );
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

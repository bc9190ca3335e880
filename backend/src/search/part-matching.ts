import { foldNumber, foldText, hasDigits } from '../part-folding.ts';
import {
  builtInNames,
  compoundParts,
  maxNameWords,
  termsOfName,
  type Name,
  type Synonyms,
} from './synonyms.ts';
import {
  holds,
  inCyrillic,
  isCyrillic,
  isFragment,
  isStopWord,
  minLengthWithinWords,
  otherSpellings,
  termsOf,
  wordsOf,
} from './word-forms.ts';

/** How a search found a part, best first. */
export const partMatches = ['exact', 'prefix', 'contained', 'similar', 'partial'] as const;

export type PartMatch = (typeof partMatches)[number];

/** What a search compares of a part, folded. */
export interface FoldedPart {
  /** The part number, without spaces. */
  number: string;
  /** The substitute number, without spaces; empty where there is none. */
  subst: string;
  /**
   * The words of all descriptions and both numbers, each between spaces, in four zones with `|` between
   * them: what the part is, what else is said of that, everything else, and the numbers.
   */
  text: string;
}

/** A word or a name that somebody searches for. */
export interface SearchWord {
  /** As typed, folded. */
  typed: string;
  /** As typed, in lower case. */
  lowerCase: string;
  /** How many words it has. */
  wordCount: number;
  /** Whether it is a word of a language, not a number or an abbreviation. */
  isPlain: boolean;
  /** What counts as it, first as it is typed: each alternative is a list of terms that all have to occur. */
  alternatives: Name[];
  /** How many of the alternatives are the word itself. */
  ownCount: number;
}

/** What somebody searches for. */
export interface PartQuery {
  /** The query as a number, folded and without spaces. */
  number: string;
  words: SearchWord[];
  /** Whether the parts of compounds count, as no list has the compounds. */
  isDivided: boolean;
}

/** Of a longer query, these say what is meant. */
const maxWords = 16;

/** The most alternatives of a word, so that no list of synonyms makes a search slow. */
const maxAlternatives = 32;

/** Shorter words are too much alike to look for typing errors in them. */
const minLengthWithError = 5;

/** A visitor who types a whole sentence is not looking for one word of it. */
const maxWordsWithError = 5;

/** Shorter words are no compounds. */
const minCompoundLength = 8;

/** The longest word that is split into parts; there is hardly a longer one in a list. */
const maxCompoundLength = 32;

/** Prepares a search, in which other names of the same thing count. */
export function parsePartQuery(typed: string, synonyms: Synonyms = builtInNames): PartQuery {
  const all = [...new Set(wordsOf(typed))].slice(0, maxWords);
  const telling = all.filter((word) => !isStopWord(word));
  // Between numbers, 'an' may be the name of a norm.
  const words = searchWords(telling.some(isPlainWord) ? telling : all, synonyms);
  const byTyped = new Map(words.map((word) => [word.typed, word]));
  return { number: foldNumber(typed), words: [...byTyped.values()], isDivided: false };
}

/** Joins words to the longest names that are known, and splits compounds of known words. */
function searchWords(words: string[], synonyms: Synonyms): SearchWord[] {
  const found: SearchWord[] = [];
  for (let at = 0; at < words.length;) {
    const name = longestName(words.slice(at, at + maxNameWords), synonyms);
    if (name) found.push(name);
    else found.push(...unknownWord(words[at] ?? '', synonyms));
    at += name?.wordCount ?? 1;
  }
  // Compounds have become several words.
  return found.filter(({ typed }) => typed !== '').slice(0, maxWords);
}

function longestName(words: string[], synonyms: Synonyms): SearchWord | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length);
    const names = synonyms.lookUp(name);
    if (names) return searchWord(name, names);
    const cyrillic = inCyrillic(name);
    const translated = cyrillic && synonyms.lookUp(cyrillic);
    if (translated) return searchWord(name, translated, cyrillic);
  }
  return undefined;
}

function unknownWord(word: string, synonyms: Synonyms): SearchWord[] {
  const compound = mayBeCompound(word)
    ? compoundParts(word, 2).find((parts) => parts.every((part) => synonyms.lookUp([part])))
    : undefined;
  if (compound) return compound.map((part) => searchWord([part], synonyms.lookUp([part])));
  return [searchWord([word], [], inCyrillic([word]))];
}

/**
 * Builds a word to look for out of the words of a name, the other names of the same thing, and the name in
 * Cyrillic letters where it may be Russian.
 */
function searchWord(name: string[], others: Name[] = [], cyrillic: string[] = []): SearchWord {
  const typed = name.map(foldText).join(' ');
  const own = [...spellingsOf(name), ...spellingsOf(cyrillic)];
  return {
    typed,
    lowerCase: name.join(' '),
    wordCount: name.length,
    isPlain: isPlainWord(typed),
    alternatives: [...own, ...others].slice(0, maxAlternatives),
    ownCount: own.length,
  };
}

/** The terms of a name: any of those of one word, or one of each of several words. */
function spellingsOf(name: string[]): Name[] {
  const [word, ...more] = name;
  if (word === undefined) return [];
  return more.length > 0 ? [termsOfName(name)] : termsOf(word).map((term) => [term]);
}

function isPlainWord(word: string): boolean {
  return !hasDigits(word) && /\p{L}{3}/u.test(word);
}

function mayBeCompound(word: string): boolean {
  const { length } = word;
  return length >= minCompoundLength && length <= maxCompoundLength && !hasDigits(word);
}

/** Folds what a search compares of a part. */
export function foldPart(number: string, subst: string, descriptions: string[]): FoldedPart {
  const numbers = { number: foldNumber(number), subst: foldNumber(subst) };
  const zones = descriptions.map(zonesOf);
  const text = zonedText(
    zones.flatMap(({ noun }) => noun),
    zones.flatMap(({ head }) => head),
    zones.flatMap(({ rest }) => rest),
    Object.values(numbers).filter(Boolean),
  );
  return { ...numbers, text };
}

/** Folds what a search compares of a page: its titles say what it is. */
export function foldPage(titles: string[], texts: string[]): FoldedPart {
  const [title, text] = [titles, texts].map((all) => folded(all.flatMap(wordsOf)));
  return { number: '', subst: '', text: zonedText(title ?? [], [], text ?? [], []) };
}

function zonedText(...zones: string[][]): string {
  return ` ${zones.map((zone) => zone.join(' ')).join(' | ')} `;
}

/**
 * Whether a page is worth showing: it matches, short words by the beginning of a word, or has some of the
 * words in its title.
 */
export function isPageHit(
  { words }: PartQuery,
  { part: { folded }, match }: FoundPart<{ folded: FoldedPart }>,
): boolean {
  const [title = ''] = folded.text.split('|', 1);
  if (match === 'partial') return words.some((word) => word.isPlain && occurs(word, title));
  const begins = (term: string) => folded.text.includes(` ${term.trimStart()}`);
  return words.every(
    ({ typed, alternatives }) =>
      typed.length >= minLengthWithinWords || alternatives.some((terms) => terms.every(begins)),
  );
}

/** A short word after a dash, which is within a longer one when that has lost its dashes: Luft-Öl-Abscheider. */
const shortAfterDash = /(?<=\p{L}\p{Pd})\p{L}{2,3}(?!\p{L})/gu;

/** What ends the name of a part in its description. */
const endOfHead = /[,;:(/]/;

/**
 * Divides a description into the noun that says what the part is, the words that describe it, and the rest,
 * which says of what it is a part: 'Fuel nozzle, dual fuel' is a nozzle. Russian has the noun after its
 * adjectives, German and English have it last.
 */
function zonesOf(description: string): { noun: string[]; head: string[]; rest: string[] } {
  const comma = description.search(endOfHead);
  const end = comma > 0 ? comma : description.length;
  const words = wordsOf(description.slice(0, end));
  const stop = words.findIndex((word, index) => index > 0 && isStopWord(word));
  const head = stop > 0 ? words.slice(0, stop) : words;
  const rest = [
    ...words.slice(head.length),
    ...wordsOf(description.slice(end)),
    ...(description.normalize('NFC').toLowerCase().match(shortAfterDash) ?? []),
  ];
  const nouns = head.filter((word) => /^\p{L}{3,}$/u.test(word));
  const noun = isCyrillic(nouns.join())
    ? nouns.find((word) => !/(ый|ий|ой|ая|яя|ое|ее|ые|(?<!н)ие)$/.test(word))
    : nouns.at(-1);
  return {
    noun: noun === undefined ? [] : folded([noun]),
    head: folded(head.filter((word) => word !== noun)),
    rest: folded(rest),
  };
}

function folded(words: string[]): string[] {
  return words.flatMap((word) => {
    const one = foldText(word);
    return one === '' ? [] : [one, ...otherSpellings(one)];
  });
}

/** Whether a word of a query occurs in a folded text. */
export function occurs({ alternatives }: SearchWord, text: string): boolean {
  return alternatives.some((terms) => terms.every((term) => holds(text, term)));
}

/** A part that a search has found. */
export interface FoundPart<Part> {
  part: Part;
  match: PartMatch;
}

interface Candidate<Part> extends FoundPart<Part> {
  /** The words that occur, a bit for each. */
  bits: number;
}

/** Parts with a faster way to find which words occur than reading all texts. */
interface PartSet<Part> {
  parts: readonly Part[];
  occurrences: (query: PartQuery) => Generator<undefined, number[]>;
}

/**
 * Finds parts, best first: those with this number, those whose numbers begin like it, those with all words,
 * else those that would match but for one typing error, else those with the most words. Yields now and
 * then, so that the caller can let others through.
 */
export function* searchParts<Part extends { folded: FoldedPart }>(
  query: PartQuery,
  { parts, occurrences }: PartSet<Part>,
): Generator<undefined, FoundPart<Part>[]> {
  if (query.words.length === 0) return [];
  const bitsOfParts = yield* occurrences(query);
  const candidates: Candidate<Part>[] = [];
  let occurring = 0;
  for (const [index, part] of parts.entries()) {
    if (index % 64 === 0) yield;
    const bits = bitsOfParts[index] ?? 0;
    occurring |= bits;
    const match = numberMatch(query, part.folded) ?? wordMatch(query, bits);
    if (match) candidates.push({ part, match, bits });
  }
  const found = candidates.filter(({ match }) => match !== 'partial');
  if (found.length > 0) return yield* bestFirst(query, found);

  const divided = divideCompounds(query, (word) => hasBit(occurring, query.words.indexOf(word)));
  if (divided) return yield* searchParts(divided, { parts, occurrences });

  const similar: FoundPart<Part>[] = [];
  for (const [index, part] of parts.entries()) {
    if (index % 64 === 0) yield;
    if (isSimilar(query, part.folded, bitsOfParts[index] ?? 0))
      similar.push({ part, match: 'similar' });
  }
  if (similar.length > 0) return similar;

  const most = candidates.reduce((max, { bits }) => Math.max(max, countOf(bits)), 0);
  return yield* bestFirst(
    query,
    candidates.filter(({ bits }) => countOf(bits) === most),
  );
}

/** Finds parts as `searchParts` does, at once. */
export function findParts<Part extends { folded: FoldedPart }>(
  query: PartQuery,
  parts: readonly Part[],
): FoundPart<Part>[] {
  const occurrences = (wanted: PartQuery) => occurrencesIn(wanted, parts);
  const steps = searchParts(query, { parts, occurrences });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Finds which words of a query occur in each part, a bit for each word. */
function* occurrencesIn(
  { words }: PartQuery,
  parts: readonly { folded: FoldedPart }[],
): Generator<undefined, number[]> {
  const occurrences: number[] = [];
  for (const { folded } of parts) {
    yield;
    const bits = words.map((word, index) => (occurs(word, folded.text) ? 1 << index : 0));
    occurrences.push(bits.reduce((all, bit) => all | bit, 0));
  }
  return occurrences;
}

function hasBit(bits: number, index: number): boolean {
  return (bits & (1 << index)) !== 0;
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function numberMatch({ number }: PartQuery, part: FoldedPart): PartMatch | undefined {
  if (part.number === number || part.subst === number) return 'exact';
  if (part.number.startsWith(number) || part.subst.startsWith(number)) return 'prefix';
  return undefined;
}

/** Tells how a part matches by these words; some of them are enough only where one is of a language. */
function wordMatch({ words }: PartQuery, bits: number): PartMatch | undefined {
  if (bits === 0) return undefined;
  if (countOf(bits) === words.length) return 'contained';
  return words.some(({ isPlain }, index) => isPlain && hasBit(bits, index)) ? 'partial' : undefined;
}

function* bestFirst<Part extends { folded: FoldedPart }>(
  query: PartQuery,
  found: Candidate<Part>[],
): Generator<undefined, FoundPart<Part>[]> {
  const ranked: { one: Candidate<Part>; rank: number }[] = [];
  for (const one of found) {
    yield;
    const isNumber = one.match === 'exact' || one.match === 'prefix';
    const ranks = isNumber ? [] : query.words.map((word) => rankOf(word, one.part.folded.text));
    ranked.push({ one, rank: ranks.reduce((sum, rank) => sum + rank, 0) });
  }
  return ranked
    .toSorted((a, b) => orderOf(a.one.match) - orderOf(b.one.match) || b.rank - a.rank)
    .map(({ one: { part, match } }) => ({ part, match }));
}

function orderOf(match: PartMatch): number {
  return partMatches.indexOf(match);
}

/** What a place in the text counts: what the part is, what is said of that, everything else, the numbers. */
const zoneRanks = [4, 2, 1, 0];

/** What a place counts more where the word is as it was typed, which elsewhere may be any case of it. */
const typedRanks = [3, 1, 1, 1];

/** What other names of the same thing count less than the word itself. */
const otherNamePenalty = 2;

/**
 * How well a word says what a part is: higher is better, 0 where it does not occur. The more of its names
 * and translations occur, the surer it is.
 */
function rankOf({ typed, alternatives, ownCount }: SearchWord, text: string): number {
  const ranks = alternatives.map((terms, index) => {
    const worst = Math.min(...terms.map((term) => bestPlace(term, typed, text)));
    return index < ownCount ? worst : worst - otherNamePenalty;
  });
  const occurring = ranks.filter((rank) => rank > -Infinity);
  return occurring.length === 0 ? 0 : Math.max(...occurring) + occurring.length / 10;
}

/** Ranks the best place at which a term occurs; -Infinity where it does not, or only in numbers. */
function bestPlace(term: string, typed: string, text: string): number {
  if (isFragment(term)) return -Infinity;
  let best = -Infinity;
  let zone = 0;
  let end = 0;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    for (let bar = text.indexOf('|', end); bar >= 0 && bar < at; bar = text.indexOf('|', end)) {
      zone += 1;
      end = bar + 1;
    }
    const start = term.startsWith(' ') ? at + 1 : at;
    const isTyped = text.startsWith(typed, start) && isWordEnd(text, start, typed);
    const typedRank = isTyped ? (typedRanks[zone] ?? 0) : 0;
    const rank = (zoneRanks[zone] ?? 0) + shapeRank(term.trim(), text, start) + typedRank;
    best = Math.max(best, rank);
  }
  return best;
}

/** The longest ending that makes another form of a word, not another word. */
const maxEndingLength = 3;

/** Ranks the shape of a place: a whole word, the end of a compound, its beginning, its middle. */
function shapeRank(term: string, text: string, start: number): number {
  const isStart = text[start - 1] === ' ';
  return (isStart ? 1 : 0) + (isWordEnd(text, start, term) ? 2 : 0);
}

/** Whether a word ends with this term, or after it with an ending, which is shorter than the term. */
function isWordEnd(text: string, start: number, { length }: string): boolean {
  const end = start + length;
  return text.indexOf(' ', end) - end <= Math.min(maxEndingLength, length - 1);
}

/** The words that may be compounds of others. */
export function compoundsIn({ words }: PartQuery): SearchWord[] {
  return words.filter(({ lowerCase }) => mayBeCompound(lowerCase));
}

/** Lets the parts of a compound count as the word, for words that occur nowhere; undefined without one. */
export function divideCompounds(
  query: PartQuery,
  occursAnywhere: (word: SearchWord) => boolean,
): PartQuery | undefined {
  if (query.isDivided) return undefined;
  const unknown = compoundsIn(query).filter((word) => !occursAnywhere(word));
  if (unknown.length === 0) return undefined;
  const words = query.words.map((word) => (unknown.includes(word) ? divided(word) : word));
  return { ...query, words, isDivided: true };
}

function divided(word: SearchWord): SearchWord {
  const parts = compoundParts(word.lowerCase, 3).map(([head, tail]) => [
    ` ${foldText(head)}`,
    ...termsOfName([tail]),
  ]);
  return { ...word, alternatives: [...word.alternatives, ...parts] };
}

/** Whether a part matches but for one typing error, in its whole number or in one whole word. */
function isSimilar(query: PartQuery, part: FoldedPart, bits: number): boolean {
  const { number, words } = query;
  if (mayHaveError(number)) {
    if (isOneErrorApart(number, part.number) || isOneErrorApart(number, part.subst)) return true;
  }
  if (!mayHaveWrongWord(query)) return false;
  if (countOf(bits) !== words.length - 1) return false;
  const wrong = words.find((_, index) => !hasBit(bits, index));
  if (wrong === undefined || !mayHaveError(wrong.typed)) return false;
  const [head, tail] = halvesOf(wrong.typed);
  // Rejects most parts before the slower comparison of each of their words.
  if (!part.text.includes(` ${head}`) && !part.text.includes(`${tail} `)) return false;
  return part.text.split(' ').some((word) => isOneErrorApart(wrong.typed, word));
}

/** Whether a typed word is long enough to look for typing errors in it. */
export function mayHaveError(word: string): boolean {
  return word.length >= minLengthWithError;
}

/** Whether a query is short enough to look for typing errors in its words. */
export function mayHaveWrongWord({ words }: PartQuery): boolean {
  return words.length <= maxWordsWithError;
}

/**
 * Splits a word so that, whatever its only typing error is, the first half is right or the second is;
 * the sign between them belongs to neither, as two signs may be swapped there.
 */
export function halvesOf(word: string): [head: string, tail: string] {
  const middle = Math.floor(word.length / 2);
  return [word.slice(0, middle), word.slice(middle + 1)];
}

/** Whether two texts differ by one typing error: a sign too many, missing, wrong, or two swapped. */
export function isOneErrorApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [endOfA, endOfB] = [a.length, b.length];
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA -= 1;
    endOfB -= 1;
  }
  const [restOfA, restOfB] = [a.slice(start, endOfA), b.slice(start, endOfB)];
  if (restOfA.length <= 1 && restOfB.length <= 1) return true;
  return restOfA.length === 2 && restOfB === `${restOfA.charAt(1)}${restOfA.charAt(0)}`;
}

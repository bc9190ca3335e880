import { foldText, hasDigits } from '../part-folding.ts';
import { builtInSynonyms } from './built-in-synonyms.ts';
import { isCyrillic, minLengthWithinWords, termsOf, wordsOf } from './word-forms.ts';

/** The terms of a name, all of which have to occur. */
export type Name = string[];

/** The most words of a name. */
export const maxNameWords = 4;

/** The most entries of administrators, and the most characters of each, so that reading them is quick. */
export const [maxEntries, maxEntryLength] = [200, 500];

/** The most names by which one thing is looked for, so that no list makes a search slow. */
const maxNames = 24;

/** A name of a thing, and the keys under which it is found. */
interface ListedName {
  keys: string[];
  terms: Name;
}

/** The names of one thing. Those of narrower things are found by its names, not the other way. */
interface Thing {
  names: ListedName[];
  narrower: ListedName[];
}

/** Names of the trade that stand for one another. */
export class Synonyms {
  readonly #things = new Map<string, Thing[]>();
  readonly #extended: Synonyms | undefined;

  /** Without an argument it is empty, else it extends a list, which stays as it is. */
  constructor(extended?: Synonyms) {
    this.#extended = extended;
  }

  /** Adds a thing by its names between commas; after a colon come names of narrower things. */
  add(line: string): void {
    const [names = [], narrower = []] = line.split(':').map(namesIn);
    const thing = { names: names.map(listedName), narrower: narrower.map(listedName) };
    for (const key of keysOfThing(thing)) {
      this.#things.set(key, [...(this.#things.get(key) ?? []), thing]);
    }
  }

  /** Finds the other names of what words say; undefined where the list does not have it. */
  lookUp(words: string[]): Name[] | undefined {
    for (const key of keysOf(words)) {
      const things = this.#withKey(key);
      if (things.length > 0) return otherNames(things, key);
    }
    return undefined;
  }

  /**
   * The things with a name, the own ones first. A name that both lists have joins them: who adds another
   * word for a thing need not repeat the names that it has already.
   */
  #withKey(key: string): Thing[] {
    const own = this.#things.get(key) ?? [];
    const extended = this.#extended;
    if (!extended) return own;
    const built = extended.#withKey(key);
    return [
      ...own,
      ...built,
      ...built.flatMap(keysOfThing).flatMap((other) => this.#things.get(other) ?? []),
      ...own.flatMap(keysOfThing).flatMap((other) => extended.#withKey(other)),
    ];
  }
}

/** The built-in names. Read when the search is loaded, as that takes longer than a request may. */
export const builtInNames = new Synonyms();
for (const line of builtInSynonyms.trim().split('\n')) builtInNames.add(line);

/**
 * Extends the built-in names by entries of administrators: names of one thing between commas. What is beyond
 * the limits of our own backend, as another one may send it, is left out. Yields after each, so that the
 * caller can let others through.
 */
export function* extendedNames(entries: readonly string[]): Generator<undefined, Synonyms> {
  const synonyms = new Synonyms(builtInNames);
  for (const entry of entries.slice(0, maxEntries)) {
    synonyms.add(entry.slice(0, maxEntryLength).replaceAll(':', ' '));
    yield;
  }
  return synonyms;
}

function namesIn(part: string): string[][] {
  return part
    .split(',')
    .map((name) => wordsOf(name).slice(0, maxNameWords))
    .filter(({ length }) => length > 0);
}

function listedName(words: string[]): ListedName {
  return { keys: keysOf(words), terms: termsOfName(words) };
}

function keysOfThing({ names }: Thing): string[] {
  return names.flatMap(({ keys }) => keys);
}

function otherNames(things: Thing[], key: string): Name[] {
  const names = things.flatMap(({ names, narrower }) => [...names, ...narrower]);
  const others = names.filter(({ keys }) => !keys.includes(key));
  const byTerms = new Map(others.map(({ terms }) => [terms.join('+'), terms]));
  return [...byTerms.values()].slice(0, maxNames);
}

/** Returns the keys of a name: its words, and their stems in each language, joined and in any order. */
function keysOf(words: string[]): string[] {
  const terms = words.map((word) => [foldText(word), ...termsOf(word).map((term) => term.trim())]);
  const longest = Math.max(...terms.map(({ length }) => length));
  const spellings = Array.from({ length: longest }, (_, index) =>
    terms.map((forms) => forms[Math.min(index, forms.length - 1)] ?? ''),
  );
  return [...new Set(spellings.flatMap((words) => [words.join(''), words.toSorted().join('')]))];
}

/** Returns a term for each word of a name; short ones have to be whole words. */
export function termsOfName(words: string[]): Name {
  return words.map((word) => {
    const folded = foldText(word);
    if (hasDigits(folded) || folded.length < minLengthWithinWords) return ` ${folded} `;
    const [shortest = folded] = termsOf(word)
      .filter((term) => !term.includes(' '))
      .toSorted((a, b) => a.length - b.length);
    return shortest;
  });
}

/** The shortest last part of a compound word. */
const minTailLength = 4;

/** What German puts between the parts of a compound word. */
const links = ['', 's', 'n', 'e', 'es', 'en'];

/** Splits a word into two at every place where it may be a compound. */
export function compoundParts(word: string, minHeadLength: number): [head: string, tail: string][] {
  const parts: [string, string][] = [];
  for (let at = minHeadLength; at <= word.length - minTailLength; at += 1) {
    const tail = word.slice(at);
    for (const link of isCyrillic(word) ? ['', 'о', 'е'] : links) {
      const head = word.slice(0, at - link.length);
      if (head.length < minHeadLength || !word.startsWith(link, at - link.length)) continue;
      parts.push([head, tail]);
    }
  }
  return parts;
}

import { foldText, hasDigits } from '../part-folding.ts';
import { builtInSynonyms } from './built-in-synonyms.ts';
import { isCyrillic, termsOf, wordsOf } from './word-forms.ts';

/** The terms of a name, all of which have to occur. */
export type Name = string[];

/** The most words of a name. */
export const maxNameWords = 4;

/** The most names by which one thing is looked for, so that no list makes a search slow. */
const maxNames = 16;

/** The names of the trade. Read when the search is loaded, as it takes longer than a request may. */
const synonyms = readSynonyms(builtInSynonyms);

/**
 * Reads a list of synonyms: a line for each thing, with its names between commas. Names after a colon are
 * of narrower things, which are found by the names before it, not the other way.
 */
function readSynonyms(list: string): Map<string, Name[]> {
  const synonyms = new Map<string, Name[]>();
  for (const line of list.split('\n')) {
    const [names = [], narrower = []] = line.split(':').map(namesIn);
    const terms = [...names, ...narrower].map(termsOfName);
    for (const [index, name] of names.entries()) {
      const others = terms.filter((_, other) => other !== index);
      for (const key of keysOf(name)) {
        synonyms.set(key, [...(synonyms.get(key) ?? []), ...others].slice(0, maxNames));
      }
    }
  }
  return synonyms;
}

function namesIn(part: string): string[][] {
  return part
    .split(',')
    .map((name) => wordsOf(name).slice(0, maxNameWords))
    .filter(({ length }) => length > 0);
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
    if (hasDigits(folded) || folded.length < 4) return ` ${folded} `;
    const [shortest = folded] = termsOf(word)
      .filter((term) => !term.startsWith(' '))
      .toSorted((a, b) => a.length - b.length);
    return shortest;
  });
}

/** Finds the other names of what words say; undefined where the list does not have it. */
export function lookUp(words: string[]): Name[] | undefined {
  for (const key of keysOf(words)) {
    const names = synonyms.get(key);
    if (names) return names;
  }
  return undefined;
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

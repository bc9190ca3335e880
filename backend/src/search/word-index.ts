import { hasDigits } from '../part-folding.ts';
import { occurs, type FoldedPart, type PartQuery } from './part-matching.ts';
import { holds } from './word-forms.ts';

/** A bit that stands for no word of a query: a part may have a name of several words. */
const mayHaveName = 1 << 30;

/**
 * The different words of many parts. Lists repeat their words, so comparing each of them once is faster
 * than reading the text of every part.
 */
export class WordIndex<Part extends { folded: FoldedPart }> {
  readonly parts: Part[] = [];
  readonly #ids = new Map<string, number>();
  readonly #idsOfParts: Uint32Array[] = [];

  /** Adds a part. */
  add(part: Part): void {
    const ids = new Set<number>();
    for (const word of part.folded.text.split(' ')) {
      let id = this.#ids.get(word);
      if (id === undefined) {
        id = this.#ids.size;
        this.#ids.set(word, id);
      }
      ids.add(id);
    }
    this.parts.push(part);
    this.#idsOfParts.push(Uint32Array.from(ids));
  }

  /** Finds which words of a query occur in each part, as `occurrencesIn` does. */
  *occurrences(query: PartQuery): Generator<undefined, number[]> {
    const bitsOfWords = new Uint32Array(this.#ids.size);
    let at = 0;
    for (const word of this.#ids.keys()) {
      if (at % 64 === 0) yield;
      bitsOfWords[at] = bitsOf(query, ` ${word} `);
      at += 1;
    }
    const occurrences: number[] = [];
    for (const [index, part] of this.parts.entries()) {
      if (index % 64 === 0) yield;
      let bits = 0;
      for (const id of this.#idsOfParts[index] ?? []) bits |= bitsOfWords[id] ?? 0;
      if (bits & mayHaveName) bits = withNames(query, part.folded.text, bits ^ mayHaveName);
      occurrences.push(bits);
    }
    return occurrences;
  }
}

/** The words of a query that occur in one word of the lists. */
function bitsOf({ words }: PartQuery, listed: string): number {
  let bits = 0;
  const isNumber = hasDigits(listed);
  for (const [index, { alternatives, ownCount }] of words.entries()) {
    // Numbers have no other names.
    const count = isNumber ? ownCount : alternatives.length;
    for (let at = 0; at < count; at += 1) {
      const [term = '', ...more] = alternatives[at] ?? [];
      if (more.length === 0 && term.lastIndexOf(' ', term.length - 2) < 1) {
        if (holds(listed, term)) bits |= 1 << index;
      } else if (listed.includes(term.trim().split(' ')[0] ?? '')) bits |= mayHaveName;
    }
  }
  return bits;
}

function withNames({ words }: PartQuery, text: string, bits: number): number {
  for (const [index, word] of words.entries()) {
    if (!(bits & (1 << index)) && occurs(word, text)) bits |= 1 << index;
  }
  return bits;
}

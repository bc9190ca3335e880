import type { FoldedPart } from 'backend/part-matching';
import { foldPart, parsePartQuery, searchParts } from 'backend/part-matching';
import { WordIndex } from 'backend/word-index';
import type { PathFeature } from '../contract/endpoint.ts';
import { hasCode, nullIfMissing } from '../contract/error.ts';
import { flatMapInPieces, stepsInPieces } from '../contract/in-pieces.ts';
import { languageKeys } from '../contract/language.ts';
import type { CacheTag } from '../rest/cache-tag.ts';
import { isTouched } from '../rest/cache-tag.ts';
import type { RestPartHit } from './part-search-rest.ts';
import type { SpareApi } from './spare-api.ts';
import type { RestSubPart } from './spare-rest.ts';

/** The calls that the index is read by. */
export interface IndexCalls {
  navbar: { find: () => Promise<{ spares: RestPartHit['spare'][] }> };
  spare: Pick<SpareApi, 'find'>;
}

interface IndexedPart extends Pick<RestPartHit, 'part' | 'spare'> {
  folded: FoldedPart;
}

/**
 * How large the index may be, which is room for some 100,000 parts; of more, those of the last spares are
 * not found.
 */
const defaultMaxBytes = 125_000_000;

/** How many spares are read at the same time. */
const concurrency = 4;

/**
 * The sub-parts of all spares, for the search over a backend that cannot search: read by the calls of
 * section 7, as long fresh as a cached response.
 */
export class PartIndex {
  readonly #freshMs: () => number;
  readonly #maxBytes: number;
  #parts = new WordIndex<IndexedPart>();
  #readAt = -Infinity;
  #reading: Promise<WordIndex<IndexedPart>> | undefined;

  /** `freshMs` returns how long the index is fresh, which depends on the state of Redis. */
  constructor(freshMs: () => number, maxBytes = defaultMaxBytes) {
    this.#freshMs = freshMs;
    this.#maxBytes = maxBytes;
  }

  /** Searches the parts, after reading them where they are no longer fresh. */
  async search(query: string, first: number, calls: IndexCalls): Promise<RestPartHit[]> {
    const parts = await this.#freshParts(calls);
    const found = await stepsInPieces(
      searchParts(parsePartQuery(query), {
        parts: parts.parts,
        occurrences: (words) => parts.occurrences(words),
      }),
    );
    return found
      .slice(0, first)
      .map(({ part: { part, spare }, match }): RestPartHit => ({ match, part, spare }));
  }

  /** Finds all parts that one of the folded numbers names, in the order of the spares and their lists. */
  async findByNumber(numbers: string[], calls: IndexCalls): Promise<RestPartHit[]> {
    const named = new Set(numbers);
    const { parts } = await this.#freshParts(calls);
    return flatMapInPieces(parts, ({ part, spare, folded }): RestPartHit[] =>
      named.has(folded.number) || named.has(folded.subst) ? [{ match: 'exact', part, spare }] : [],
    );
  }

  /** Has the parts read again after a write that touches them, or after any without it. */
  invalidate(write?: CacheTag): void {
    if (write && !isTouched({ feature: 'part-search' satisfies PathFeature }, write)) return;
    this.#readAt = -Infinity;
    // What is being read may show what was there before.
    this.#reading = undefined;
  }

  async #freshParts(calls: IndexCalls): Promise<WordIndex<IndexedPart>> {
    if (Date.now() - this.#readAt < this.#freshMs()) return this.#parts;
    const shared = this.#reading;
    if (!shared) return this.#read(calls);
    try {
      return await shared;
    } catch (error) {
      // The client whose calls these were has gone; this one has not.
      if (hasCode(error, 'CANCELLED')) return this.#freshParts(calls);
      throw error;
    }
  }

  async #read(calls: IndexCalls): Promise<WordIndex<IndexedPart>> {
    // Makes room: those that are not fresh are searched no more.
    this.#parts = new WordIndex();
    const reading = readParts(calls, this.#maxBytes);
    this.#reading = reading;
    try {
      const parts = await reading;
      // From the end: reading many part lists takes longer than they are fresh.
      if (this.#reading === reading) [this.#parts, this.#readAt] = [parts, Date.now()];
      return parts;
    } finally {
      if (this.#reading === reading) this.#reading = undefined;
    }
  }
}

async function readParts(
  { navbar, spare }: IndexCalls,
  maxBytes: number,
): Promise<WordIndex<IndexedPart>> {
  const { spares } = await navbar.find();
  const lists: IndexedPart[][] = [];
  let bytes = 0;
  const waiting = spares.entries();
  const readSome = async () => {
    for (const [index, entry] of waiting) {
      if (bytes >= maxBytes) return;
      const found = await nullIfMissing(spare.find(entry.id));
      lists[index] = await flatMapInPieces(found?.parts ?? [], (part) => {
        bytes += sizeOf(part);
        return bytes <= maxBytes ? [{ part, spare: entry, folded: folded(part) }] : [];
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, readSome));
  const index = new WordIndex<IndexedPart>();
  await flatMapInPieces(lists.flat(), (part) => {
    index.add(part);
    return [];
  });
  return index;
}

/**
 * Returns about how many bytes an indexed part takes: its texts of two bytes a character, twice, and its
 * words in the index.
 */
function sizeOf({ partnumber, subst_part, ...part }: RestSubPart): number {
  const descriptions = languageKeys.map((key) => part[`description_${key}`]);
  return 750 + 4 * [partnumber, subst_part, ...descriptions].join('').length;
}

function folded(part: RestSubPart): FoldedPart {
  const descriptions = languageKeys.map((key) => part[`description_${key}`]);
  return foldPart(part.partnumber, part.subst_part, descriptions);
}

import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
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

/** How long a search after a write waits for the parts as they are now, in milliseconds. */
const maxWaitMs = 2_000;

type Parts = WordIndex<IndexedPart>;

/**
 * The sub-parts of all spares, for the search over a backend that cannot search: read by the calls of
 * section 7, as long fresh as a cached response. Stale parts are searched while they are read again,
 * which is done once at a time.
 */
export class PartIndex {
  readonly #freshMs: () => number;
  readonly #maxBytes: number;
  #parts: Parts | undefined;
  #readAt = -Infinity;
  #reading: { parts: Promise<Parts>; writes: number } | undefined;
  /** The number of writes so far. */
  #writes = 0;
  /** Whether the parts were read before the last write. */
  #isOutdated = false;

  /** `freshMs` returns how long the index is fresh, which depends on the state of Redis. */
  constructor(freshMs: () => number, maxBytes = defaultMaxBytes) {
    this.#freshMs = freshMs;
    this.#maxBytes = maxBytes;
  }

  /** Searches the parts, and has them read again where they are no longer fresh. */
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
    this.#isOutdated = true;
    this.#writes++;
  }

  async #freshParts(calls: IndexCalls): Promise<Parts> {
    const freshMs = this.#freshMs();
    if (this.#parts && Date.now() - this.#readAt < freshMs) return this.#parts;
    const stale = freshMs > 0 ? this.#parts : undefined;
    const shared = this.#reading;
    const reading = shared ?? this.#read(calls);
    if (stale && !this.#isOutdated) {
      // Its error is that of the next search that has to wait.
      reading.parts.catch(() => undefined);
      return stale;
    }
    // What is being read may show what was there before the write.
    const isBeforeWrite = reading.writes !== this.#writes;
    try {
      const parts = stale
        ? await Promise.race([reading.parts, pause(maxWaitMs, stale, { ref: false })])
        : await reading.parts;
      return isBeforeWrite && parts !== stale ? await this.#freshParts(calls) : parts;
    } catch (error) {
      // The client whose calls these were has gone; this one has not.
      if (shared && hasCode(error, 'CANCELLED')) return this.#freshParts(calls);
      if (stale) return stale;
      throw error;
    }
  }

  #read(calls: IndexCalls): { parts: Promise<Parts>; writes: number } {
    const writes = this.#writes;
    const parts = readParts(calls, this.#maxBytes, this.#parts);
    const reading = {
      writes,
      parts: parts
        .then((read) => {
          this.#parts = read;
          this.#isOutdated = writes !== this.#writes;
          // From the end: reading many part lists takes longer than they are fresh.
          if (!this.#isOutdated) this.#readAt = Date.now();
          return read;
        })
        .finally(() => (this.#reading = undefined)),
    };
    this.#reading = reading;
    return reading;
  }
}

/** Reads the parts; those that are as they were share the memory of the parts before. */
async function readParts(
  { navbar, spare }: IndexCalls,
  maxBytes: number,
  before: Parts | undefined,
): Promise<Parts> {
  const { spares } = await navbar.find();
  const known = new Map<string, IndexedPart>();
  await flatMapInPieces(before?.parts ?? [], (indexed) => {
    known.set(keyOf(indexed), indexed);
    return [];
  });
  const lists: IndexedPart[][] = [];
  let bytes = 0;
  const waiting = spares.entries();
  const readSome = async () => {
    for (const [index, entry] of waiting) {
      if (bytes >= maxBytes) return;
      const found = await nullIfMissing(spare.find(entry.id));
      lists[index] = await flatMapInPieces(found?.parts ?? [], (part) => {
        bytes += sizeOf(part);
        if (bytes > maxBytes) return [];
        const same = known.get(keyOf({ part, spare: entry }));
        return same && isDeepStrictEqual(same.part, part)
          ? [{ ...same, spare: entry }]
          : [{ part, spare: entry, folded: folded(part) }];
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, readSome));
  const index: Parts = new WordIndex();
  for (const list of lists) {
    await flatMapInPieces(list, (part) => {
      index.add(part);
      return [];
    });
  }
  return index;
}

function keyOf({ part, spare }: Pick<IndexedPart, 'part' | 'spare'>): string {
  return `${spare.id} ${part.id}`;
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

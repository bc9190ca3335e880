import { isDeepStrictEqual } from 'node:util';
import type { FoldedPart } from 'backend/part-matching';
import { foldPart, parsePartQuery, searchParts } from 'backend/part-matching';
import { WordIndex } from 'backend/word-index';
import { nullIfMissing } from '../contract/error.ts';
import { flatMapInPieces, stepsInPieces } from '../contract/in-pieces.ts';
import { languageKeys } from '../contract/language.ts';
import { FreshIndex, readEach } from '../rest/fresh-index.ts';
import type { RestPartHit } from './part-search-rest.ts';
import type { SpareApi } from './spare-api.ts';
import type { RestSpare, RestSubPart } from './spare-rest.ts';

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

/** The spares of a backend that cannot search, and their sub-parts. */
interface SpareIndex {
  /** Without their parts. */
  spares: RestSpare[];
  parts: WordIndex<IndexedPart>;
}

/**
 * The sub-parts of all spares, for the search over a backend that cannot search: read by the calls of
 * section 7.
 */
export class PartIndex extends FreshIndex<IndexCalls, SpareIndex> {
  /** `freshMs` returns how long the index is fresh, which depends on the state of Redis. */
  constructor(freshMs: () => number, maxBytes = defaultMaxBytes) {
    super({
      freshMs,
      shows: ['part-search'],
      read: (calls, before) => readParts(calls, maxBytes, before),
    });
  }

  /** Searches the parts, and has them read again where they are no longer fresh. */
  async search(query: string, first: number, calls: IndexCalls): Promise<RestPartHit[]> {
    const { parts } = await this.get(calls);
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
    const { parts } = await this.get(calls);
    return flatMapInPieces(parts.parts, ({ part, spare, folded }): RestPartHit[] =>
      named.has(folded.number) || named.has(folded.subst) ? [{ match: 'exact', part, spare }] : [],
    );
  }

  /** Lists the spares without their parts, which the index has read with them. */
  async spares(calls: IndexCalls): Promise<RestSpare[]> {
    return (await this.get(calls)).spares;
  }
}

/** Reads the parts; those that are as they were share the memory of the parts before. */
async function readParts(
  { navbar, spare }: IndexCalls,
  maxBytes: number,
  before: SpareIndex | undefined,
): Promise<SpareIndex> {
  const known = new Map<string, IndexedPart>();
  await flatMapInPieces(before?.parts.parts ?? [], (indexed) => {
    known.set(keyOf(indexed), indexed);
    return [];
  });
  let bytes = 0;
  const read = async (entry: RestPartHit['spare']) => {
    if (bytes >= maxBytes) return { spares: [], parts: [] };
    const found = await nullIfMissing(spare.find(entry.id));
    const parts = await flatMapInPieces(found?.parts ?? [], (part) => {
      bytes += sizeOf(part);
      if (bytes > maxBytes) return [];
      const same = known.get(keyOf({ part, spare: entry }));
      return same && isDeepStrictEqual(same.part, part)
        ? [{ ...same, spare: entry }]
        : [{ part, spare: entry, folded: folded(part) }];
    });
    return { spares: found ? [{ ...found, parts: [] }] : [], parts };
  };
  const { spares } = await navbar.find();
  const lists = await readEach(spares, read, ({ id }) => indexedBefore(before, id));
  const parts = new WordIndex<IndexedPart>();
  for (const list of lists) {
    await flatMapInPieces(list.parts, (part) => {
      parts.add(part);
      return [];
    });
  }
  return { spares: lists.flatMap((list) => list.spares), parts };
}

async function indexedBefore(before: SpareIndex | undefined, id: string) {
  return {
    spares: before?.spares.filter((spare) => spare.id === id) ?? [],
    parts: await flatMapInPieces(before?.parts.parts ?? [], (part) =>
      part.spare.id === id ? [part] : [],
    ),
  };
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

import { foldNumber } from 'backend/part-folding';
import type { PathFeature } from '../contract/endpoint.ts';
import { flatMapInPieces } from '../contract/in-pieces.ts';
import { unlessStopped } from '../contract/operation.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { RestSession } from '../rest/rest-session.ts';
import type { PartHistory } from './part-history.ts';
import { partHistories } from './part-history.ts';
import type { IndexCalls, PartIndex } from './part-index.ts';
import type { RestPartNumberHit, RestPartHit } from './part-search-rest.ts';
import { restPartHits } from './part-search-rest.ts';

/** What searches where the backend cannot. */
interface Fallback {
  partIndex: PartIndex;
  indexRest: IndexCalls;
}

/** Searches the sub-parts of all spares. */
export class PartSearchApi extends RestApi {
  readonly #session: RestSession;

  constructor(session: RestSession) {
    super(session);
    this.#session = session;
  }

  /** Searches in the backend, or in the index of a backend that cannot search. */
  async search(
    query: string,
    first: number,
    { partIndex, indexRest }: Fallback,
  ): Promise<RestPartHit[]> {
    const { offer, tags } = this.#session;
    // Hits out of the index come without a call, which would say what they show.
    tags.push({ feature: 'part-search' satisfies PathFeature });
    if (!(await offer.read()).has('GET /part-search')) {
      return unlessStopped(this.#session, partIndex.search(query, first, indexRest));
    }
    const search = { q: query, first: String(first) };
    return this.get('/part-search', { query: search, schema: restPartHits });
  }

  /** Finds the sub-parts that numbers name, in the order of the numbers. */
  async findByNumber(numbers: string[], fallback: Fallback): Promise<RestPartNumberHit[]> {
    const spellings = byFoldedNumber(numbers);
    const folded = [...spellings.keys()];
    return foundParts(folded, spellings, await this.#named(folded, fallback));
  }

  /** Follows what replaces part numbers and what they replace through all part lists. */
  histories(numbers: string[], fallback: Fallback): Promise<PartHistory[]> {
    return partHistories(byFoldedNumber(numbers), (folded) => this.#named(folded, fallback));
  }

  /** Finds the sub-parts that have one of the folded numbers, or of which one is the substitute. */
  async #named(folded: string[], { partIndex, indexRest }: Fallback): Promise<RestPartHit[]> {
    if (folded.length === 0) return [];
    const { offer, tags } = this.#session;
    // Hits out of the index come without a call, which would say what they show.
    tags.push({ feature: 'part-search' satisfies PathFeature });
    if (!(await offer.read()).has('GET /part-search/exact')) {
      return unlessStopped(this.#session, partIndex.findByNumber(folded, indexRest));
    }
    const calls = addressable(folded).map((numbers) => {
      const options = { query: { numbers: numbers.join(',') }, schema: restPartHits };
      return this.get('/part-search/exact', options);
    });
    const hits = (await Promise.all(calls)).flat();
    // A part that is found by its number and by its substitute may come twice.
    return [...new Map(hits.map((hit) => [`${hit.spare.id} ${hit.part.id}`, hit])).values()];
  }
}

/** Folds numbers; keeps how each of them was written first. */
function byFoldedNumber(numbers: string[]): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const number of numbers) {
    const folded = foldNumber(number);
    if (folded !== '' && !spellings.has(folded)) spellings.set(folded, number);
  }
  return spellings;
}

/** Orders hits by the numbers that name them. */
async function foundParts(
  folded: string[],
  spellings: Map<string, string>,
  hits: RestPartHit[],
): Promise<RestPartNumberHit[]> {
  const named = await flatMapInPieces(hits, ({ part, spare }) => {
    const numbers = new Set([foldNumber(part.partnumber), foldNumber(part.subst_part)]);
    return Array.from(numbers, (number) => ({ number, part, spare }));
  });
  const byNumber = Map.groupBy(named, ({ number }) => number);
  return folded.flatMap((key) => {
    const number = spellings.get(key) ?? key;
    return (byNumber.get(key) ?? []).map((found) => ({ ...found, number }));
  });
}

/** How long the numbers in the address of one call may be; servers refuse addresses of 8 kB and more. */
const maxAddressLength = 4_000;

/** How many numbers one call may have (contract). */
const maxNumbersOfCall = 50;

/** Divides numbers into lists that fit into the address of a call. */
function addressable(numbers: string[]): string[][] {
  const lists: string[][] = [];
  let length = maxAddressLength;
  for (const number of numbers) {
    length += encodeURIComponent(`,${number}`).length;
    if (length > maxAddressLength || lists.at(-1)?.length === maxNumbersOfCall) {
      lists.push([]);
      length = 0;
    }
    lists.at(-1)?.push(number);
  }
  return lists;
}

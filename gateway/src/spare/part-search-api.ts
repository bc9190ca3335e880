import { foldNumber } from 'backend/part-folding';
import type { PathFeature } from '../contract/endpoint.ts';
import { flatMapInPieces } from '../contract/in-pieces.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { RestSession } from '../rest/rest-session.ts';
import type { IndexCalls, PartIndex } from './part-index.ts';
import type { RestFoundPart, RestPartHit } from './part-search-rest.ts';
import { restPartHits } from './part-search-rest.ts';

/** What searches where the backend cannot. */
interface Fallback {
  partIndex: PartIndex;
  rest: IndexCalls & { account: { checkToken: () => Promise<unknown> } };
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
    { partIndex, rest }: Fallback,
  ): Promise<RestPartHit[]> {
    const { offer, tags } = this.#session;
    // Hits out of the index come without a call, which would say what they show.
    tags.push({ feature: 'part-search' satisfies PathFeature });
    if (!(await offer.read()).has('GET /part-search')) return partIndex.search(query, first, rest);
    const search = { q: query, first: String(first) };
    return this.get('/part-search', { query: search, schema: restPartHits });
  }

  /** Finds all sub-parts that numbers name, in the order of the numbers; needs a valid token. */
  async findByNumber(numbers: string[], { partIndex, rest }: Fallback): Promise<RestFoundPart[]> {
    const spellings = byFoldedNumber(numbers);
    if (spellings.size === 0) return [];
    const folded = [...spellings.keys()];
    if (!(await this.#session.offer.read()).has('GET /part-search/exact')) {
      // The calls that the index is read by are those of visitors.
      await rest.account.checkToken();
      return foundParts(folded, spellings, await partIndex.findByNumber(folded, rest));
    }
    const calls = addressable(folded).map(async (numbers) => {
      const options = { admin: true, query: { numbers: numbers.join(',') } };
      const hits = await this.get('/part-search/exact', { ...options, schema: restPartHits });
      return foundParts(numbers, spellings, hits);
    });
    return (await Promise.all(calls)).flat();
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
): Promise<RestFoundPart[]> {
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

/** Divides numbers into lists that fit into the address of a call. */
function addressable(numbers: string[]): string[][] {
  const lists: string[][] = [];
  let length = maxAddressLength;
  for (const number of numbers) {
    length += encodeURIComponent(`,${number}`).length;
    if (length > maxAddressLength) {
      lists.push([]);
      length = 0;
    }
    lists.at(-1)?.push(number);
  }
  return lists;
}

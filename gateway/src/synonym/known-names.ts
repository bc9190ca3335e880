import type { Synonyms } from 'backend/synonyms';
import { builtInNames, extendedNames } from 'backend/synonyms';
import type { Rest } from '../apis.ts';
import { stepsInPieces } from '../contract/in-pieces.ts';
import type { CacheTag } from '../rest/cache-tag.ts';
import { FreshIndex } from '../rest/fresh-index.ts';
import { nullIfUnsupported } from '../rest/supported.ts';

type Calls = Pick<Rest, 'synonym'>;

/** The names that stand for one another in what the gateway itself searches. */
export class KnownNames {
  readonly #names: FreshIndex<Calls, Synonyms>;

  /** `freshMs` returns how long they are fresh, which depends on the state of Redis. */
  constructor(freshMs: () => number) {
    this.#names = new FreshIndex({ freshMs, shows: ['synonym'], read: readNames });
  }

  /** Returns the built-in names and those of the backend's administrators, where they can be read. */
  get(calls: Calls): Promise<Synonyms> {
    return this.#names.get(calls).catch(() => builtInNames);
  }

  /** Has the names read again after a write that touches them, or after any without it. */
  invalidate(write?: CacheTag): void {
    this.#names.invalidate(write);
  }
}

async function readNames({ synonym }: Calls): Promise<Synonyms> {
  const entries = await nullIfUnsupported(synonym.list());
  return entries ? stepsInPieces(extendedNames(entries.map(({ words }) => words))) : builtInNames;
}

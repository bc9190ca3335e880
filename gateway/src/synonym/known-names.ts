import type { Synonyms } from 'backend/synonyms';
import { builtInNames, extendedNames } from 'backend/synonyms';
import type { Rest } from '../apis.ts';
import { stepsInPieces } from '../contract/in-pieces.ts';
import { FreshIndex } from '../rest/fresh-index.ts';
import { nullIfUnsupported } from '../rest/supported.ts';

type Calls = Pick<Rest, 'synonym'>;

/** The names that stand for one another in what the gateway itself searches. */
export class KnownNames extends FreshIndex<Calls, Synonyms> {
  /** `freshMs` returns how long they are fresh, which depends on the state of Redis. */
  constructor(freshMs: () => number) {
    super({ freshMs, shows: ['synonym'], read: readNames });
  }

  /** Returns the built-in names and those of the backend's administrators, where they can be read. */
  override get(calls: Calls): Promise<Synonyms> {
    return super.get(calls).catch(() => builtInNames);
  }
}

async function readNames({ synonym }: Calls): Promise<Synonyms> {
  const entries = await nullIfUnsupported(synonym.list());
  return entries ? stepsInPieces(extendedNames(entries.map(({ words }) => words))) : builtInNames;
}

import type { Rest } from './apis.ts';
import { createRest } from './apis.ts';
import type { UsageLimit } from './config.ts';
import type { ContentIndex } from './find/content-index.ts';
import type { Imprint } from './imprint.ts';
import type { FoundNode } from './node.ts';
import { findNode } from './node.ts';
import type { RestSession } from './rest/rest-session.ts';
import type { PartIndex } from './spare/part-index.ts';
import type { KnownNames } from './synonym/known-names.ts';

/** What an operation finds in its gateway. */
interface Surroundings {
  /** The base of image addresses. */
  imageBase: string;
  /** The base of the addresses of other files, which scripts read with a token, so on their own origin. */
  publicBackendUrl: string;
  imprint: Imprint;
  /** The sub-parts of a backend that cannot search. */
  partIndex: PartIndex;
  /** What else visitors can search. */
  contentIndex: ContentIndex;
  /** The names that stand for one another in a search. */
  knownNames: KnownNames;
  /** Counts towards a usage limit of this visitor. Throws `RATE_LIMITED` where it is exceeded. */
  checkUsageLimit: (limit: UsageLimit) => Promise<void>;
}

/** The context of resolvers. */
export interface Context extends Surroundings {
  session: RestSession;
  rest: Rest;
  /** Reads an index that all operations share, to its end even where this operation is stopped. */
  indexRest: Rest;
  /** Finds any object by its global id, as `findNode` does. */
  findNode: (id: string) => Promise<FoundNode | null>;
}

/** Creates the context of one operation. */
export function createContext(session: RestSession, surroundings: Surroundings): Context {
  const rest = createRest(session);
  const indexRest = createRest({ ...session, stop: new AbortController(), reads: new Map() });
  return { ...surroundings, session, rest, indexRest, findNode: (id) => findNode(rest, id) };
}

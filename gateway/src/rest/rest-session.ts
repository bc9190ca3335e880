import type { RestConfig } from '../config.ts';
import type { Breaker } from './breaker.ts';
import type { Extensions } from './extensions.ts';
import type { LastGoodAnswers } from './last-good-answers.ts';
import type { RestAnswer } from './rest-call.ts';
import type { ErrorCode } from './rest-error.ts';
import type { SharedReads } from './shared-reads.ts';
import type { Topic } from './topic.ts';

/** A REST call that was made for an operation. */
export interface RestCallRecord {
  /** For instance `GET /spare/{id}`. */
  row: string;
  ms: number;
  /** `ok`, or the code of the error. */
  outcome: 'ok' | ErrorCode;
  /**
   * Where the answer came from: the backend, the backend's word that the one kept still holds, the
   * call of another request, or what was kept for the time when the backend is away.
   */
  source: 'backend' | 'confirmed' | 'shared' | 'last good';
}

/** What the REST calls of one GraphQL operation share. */
export interface RestSession {
  config: RestConfig;
  /** Goes to the backend as `X-Request-Id`. */
  requestId: string;
  /** The administrator's token, where there is one. */
  token: string | undefined;
  /** The visitor's address, goes to the backend as `X-Forwarded-For`. */
  clientAddress: string | undefined;
  /** Ends all calls, for instance when the client has gone; a GraphQLError as reason is passed on. */
  stop: AbortController;
  /** The reads of this operation, so that identical ones are made once. */
  reads: Map<string, Promise<RestAnswer>>;
  /** The public reads that are under way for all operations. */
  sharedReads: SharedReads<RestAnswer>;
  /** The last good answers of public reads, of all operations. */
  lastGood: LastGoodAnswers;
  /** Which parameters beyond section 7 the backend takes. */
  extensions: Extensions;
  /** Stops asking a backend that is away. */
  breaker: Breaker;
  /** Tells all that is kept, here and elsewhere, that this was written; ends when all know it. */
  announceWrite: (write: Topic) => Promise<void>;
  /** What the public reads of this operation were about. */
  topics: Topic[];
  /** Whether a last good answer stood in for the backend. */
  stale: boolean;
  /** The operation's name, and whether its answer carries errors; set when it has been run. */
  outcome?: { operation: string; failed: boolean };
  /** What was called so far. */
  calls: RestCallRecord[];
}

import type { RestConfig } from '../config.ts';
import type { Breaker } from './breaker.ts';
import type { LastGoodAnswers } from './last-good-answers.ts';
import type { ErrorCode } from './rest-error.ts';
import type { SharedReads } from './shared-reads.ts';

/** A REST call that was made for an operation. */
export interface RestCallRecord {
  /** For instance `GET /spare/{id}`. */
  row: string;
  ms: number;
  /** `ok`, or the code of the error. */
  outcome: 'ok' | ErrorCode;
  /** Whether the call of another request answered it. */
  shared: boolean;
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
  reads: Map<string, Promise<unknown>>;
  /** The public reads that are under way for all operations. */
  sharedReads: SharedReads;
  /** The last good answers of public reads, of all operations. */
  lastGood: LastGoodAnswers;
  /** Stops asking a backend that is away. */
  breaker: Breaker;
  /** Whether a last good answer stood in for the backend. */
  stale: boolean;
  /** What was called so far. */
  calls: RestCallRecord[];
}

import type { RestConfig } from '../config.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { CacheTag, Write } from './cache-tag.ts';
import type { Extensions } from './extensions.ts';
import type { RestResponse } from './response-body.ts';
import type { ErrorCode } from '../contract/error.ts';

/** A REST call that was made for an operation. */
export interface RestCallRecord {
  /** For instance `GET /spare/{id}`. */
  endpoint: string;
  ms: number;
  /** `ok`, or the code of the error. */
  outcome: 'ok' | ErrorCode;
}

/** What is known of an operation that has ended. */
export interface OperationOutcome {
  name: string;
  /** `query` or `mutation`; undefined where the operation is invalid. */
  type: string | undefined;
  /** The codes of its errors. */
  errorCodes: unknown[];
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
  reads: Map<string, Promise<RestResponse>>;
  /** Which parameters beyond section 7 the backend takes. */
  extensions: Extensions;
  /** Rows of additions whose answer has not told what was added (`add-entity.ts`). */
  silentEndpoints: Set<string>;
  /** Stops asking a backend that is away. */
  breaker: CircuitBreaker;
  /** Removes what shows this from the response cache, here and in the other gateways. */
  invalidate: (write: Write) => Promise<void>;
  /** What the public reads of this operation were about. */
  tags: CacheTag[];
  /** What was run; set when it has ended. */
  outcome?: OperationOutcome;
  /** What was called so far. */
  calls: RestCallRecord[];
}

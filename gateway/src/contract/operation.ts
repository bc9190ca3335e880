import type { ErrorCode, UserErrorCode } from './error.ts';

/** A REST call that an operation has made. */
export interface RestCallRecord {
  /** For instance `GET /spare/{id}`. */
  endpoint: string;
  ms: number;
  /** `ok`, or the code of the error. */
  outcome: 'ok' | ErrorCode;
  /** The HTTP status; undefined without a response. */
  status: number | undefined;
  /** Why the call failed, or what is wrong with its response, for the log. */
  cause?: string | undefined;
}

/** The outcome of an operation. */
export interface OperationOutcome {
  name: string;
  /** `query` or `mutation`; undefined where the operation is invalid. */
  type: string | undefined;
  errorCodes: unknown[];
}

/** The state of one GraphQL operation that what executes it shares with its REST calls. */
export interface OperationState {
  /** Sent to the backend as `X-Request-Id`. */
  requestId: string;
  /** The administrator's token; undefined for a visitor. */
  token: string | undefined;
  /** Aborts all calls, for instance when the client disconnects; a GraphQLError as reason is rethrown. */
  stop: AbortController;
  /** Ends the operation when its time as a whole is over; what takes as long as its calls need clears it. */
  deadline?: NodeJS.Timeout;
  /** Set when the operation has ended. */
  outcome?: OperationOutcome;
  /** The codes of the response's `userErrors`. */
  refusals: UserErrorCode[];
  /** The calls so far. */
  calls: RestCallRecord[];
}

/** Waits for work that goes on without its operation; rejects with the reason when that is stopped. */
export async function unlessStopped<T>({ stop }: OperationState, work: Promise<T>): Promise<T> {
  const { signal } = stop;
  const stopped = Promise.withResolvers<never>();
  const leave = () => stopped.reject(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave);
  try {
    return await Promise.race([work, stopped.promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/** What every operation has in its context, whatever its resolvers need beside. */
export interface OperationContext {
  session: OperationState;
}

import type { ApolloServerPlugin } from '@apollo/server';
import { cutText } from 'backend/cut-text';
import type { GraphQLErrorExtensions } from 'graphql';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { isObject } from '../contract/object.ts';
import type { OperationContext, OperationState, RestCallRecord } from '../contract/operation.ts';
import { formatError, isUnexpected } from './format-error.ts';

/** What counts operations. */
export interface OperationMetrics {
  /** Records the time of an operation and of its REST calls. */
  operation(
    name: string,
    outcome: 'ok' | 'refused' | 'error',
    ms: number,
    calls: RestCallRecord[],
  ): void;
}

/** The outcomes that are logged where they have a cause: faults of the backend, or of the gateway. */
const loggedOutcomes: unknown[] = [
  'ok',
  'BACKEND_UNAVAILABLE',
  'BACKEND_TIMEOUT',
  'BACKEND_INVALID_RESPONSE',
  'BAD_USER_INPUT',
];

/** Clients choose the names of operations, and the metrics keep them. */
const maxNameLength = 100;

/**
 * Logs why REST calls failed, each in one line; the errors tell of responses that break the contract. What is
 * wrong with a response that could be used is said once for each endpoint and status, which `said` remembers.
 */
export function logFailedCalls(
  log: Logger,
  { requestId, calls }: OperationState,
  said: Set<string>,
  errors: readonly GraphQLError[] = [],
): void {
  const failed = calls.filter(({ endpoint, outcome, status, cause }) => {
    if (!cause || !loggedOutcomes.includes(outcome)) return false;
    if (outcome !== 'ok') return true;
    const response = `${endpoint} ${status}`;
    const isNew = !said.has(response);
    said.add(response);
    return isNew;
  });
  const broken = errors.flatMap((error) => {
    const { row, fields } = brokenContract(error) ?? {};
    const call = calls.findLast(({ endpoint }) => endpoint === row);
    return call && isObject(fields)
      ? [{ ...call, cause: `breaks the contract: ${JSON.stringify(fields)}` }]
      : [];
  });
  for (const { endpoint, outcome, status, cause, ms } of [...failed, ...broken]) {
    const message = outcome === 'ok' ? 'REST response breaks the contract' : 'REST call failed';
    log.warn({ requestId, endpoint, status, cause, ms: Math.round(ms) }, message);
  }
}

/** Returns the extensions of an error, or of its cause, about a response that breaks the contract. */
function brokenContract({
  extensions,
  originalError,
}: GraphQLError): GraphQLErrorExtensions | undefined {
  if (extensions.code === 'BACKEND_INVALID_RESPONSE') return extensions;
  return originalError instanceof GraphQLError ? brokenContract(originalError) : undefined;
}

/**
 * Counts and logs each operation with its name, request id, time, and the codes of its errors and
 * refusals, never its variables.
 * Logs unexpected errors with their stack.
 */
export function operationLog(
  log: Logger,
  metrics: OperationMetrics,
): ApolloServerPlugin<OperationContext> {
  const said = new Set<string>();
  return {
    requestDidStart({ contextValue: { session } }) {
      const { requestId, calls, refusals } = session;
      const began = performance.now();
      const encountered: GraphQLError[] = [];
      return Promise.resolve({
        didEncounterErrors({ errors }) {
          encountered.push(...errors);
          for (const error of errors) {
            const { originalError: err } = error;
            const isOurs = err !== undefined && isUnexpected(formatError(error.toJSON(), error));
            if (isOurs) log.error({ requestId, err }, 'unexpected error');
          }
          return Promise.resolve();
        },
        willSendResponse({ operationName, operation, response }) {
          const errors =
            response.body.kind === 'single' ? (response.body.singleResult.errors ?? []) : [];
          // Only the name of a valid operation is known to lead to a file. Where any is run, it may be long.
          const name = operation
            ? cutText(operationName ?? operation.operation, maxNameLength)
            : 'invalid';
          const ms = performance.now() - began;
          const errorCodes = errors.map(({ extensions }) => extensions?.code);
          session.outcome = { name, type: operation?.operation, errorCodes };
          logFailedCalls(log, session, said, encountered);
          const outcome = errors.length > 0 ? 'error' : refusals.length > 0 ? 'refused' : 'ok';
          metrics.operation(name, outcome, ms, calls);
          log.info(
            {
              requestId,
              operation: name,
              ms: Math.round(ms),
              ...(errors.length > 0 && { errors: errorCodes }),
              ...(refusals.length > 0 && { refusals }),
            },
            'graphql',
          );
          return Promise.resolve();
        },
      });
    },
  };
}

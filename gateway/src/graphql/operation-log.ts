import type { ApolloServerPlugin } from '@apollo/server';
import type { Logger } from 'pino';
import type { OperationContext, RestCallRecord } from '../contract/operation.ts';
import { isUnexpected } from './format-error.ts';

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

/**
 * Counts and logs each operation with its name, request id, time, and the codes of its errors and
 * refusals, never its variables.
 * Logs unexpected errors with their stack.
 */
export function operationLog(
  log: Logger,
  metrics: OperationMetrics,
): ApolloServerPlugin<OperationContext> {
  return {
    requestDidStart({ contextValue: { session } }) {
      const { requestId, calls, refusals } = session;
      const began = performance.now();
      return Promise.resolve({
        didEncounterErrors({ errors }) {
          for (const error of errors) {
            const unexpected = error.originalError !== undefined && isUnexpected(error.toJSON());
            if (unexpected) log.error({ requestId, err: error.originalError }, 'unexpected error');
          }
          return Promise.resolve();
        },
        willSendResponse({ operationName, operation, response }) {
          const errors =
            response.body.kind === 'single' ? (response.body.singleResult.errors ?? []) : [];
          // Only the name of a valid operation is known to be short and to lead to a file.
          const name = operation ? (operationName ?? operation.operation) : 'invalid';
          const ms = performance.now() - began;
          const errorCodes = errors.map(({ extensions }) => extensions?.code);
          session.outcome = { name, type: operation?.operation, errorCodes };
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

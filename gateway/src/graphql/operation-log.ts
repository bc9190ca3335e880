import type { ApolloServerPlugin } from '@apollo/server';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { isUnexpected } from './format-error.ts';

/**
 * Logs each operation with its name, request id, time and error codes, never its variables,
 * and what was not foreseen with its stack.
 */
export function operationLog(log: Logger): ApolloServerPlugin<Context> {
  return {
    requestDidStart({ contextValue: { session } }) {
      const { requestId } = session;
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
          const errors = response.body.kind === 'single' ? response.body.singleResult.errors : [];
          log.info(
            {
              requestId,
              operation: operationName ?? operation?.operation ?? 'unknown',
              ms: Math.round(performance.now() - began),
              ...(errors?.length && { errors: errors.map((error) => error.extensions?.code) }),
            },
            'graphql',
          );
          return Promise.resolve();
        },
      });
    },
  };
}

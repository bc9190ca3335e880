import type { ApolloServerPlugin } from '@apollo/server';
import type { OperationContext } from '../contract/operation.ts';

/**
 * Adds the REST calls behind a response as `extensions.rest` where the request has the header
 * `X-Rest-Trace`, for developers.
 */
export const restTrace: ApolloServerPlugin<OperationContext> = {
  requestDidStart({ request, contextValue: { session } }) {
    if (!request.http?.headers.has('x-rest-trace')) return Promise.resolve();
    return Promise.resolve({
      willSendResponse({ response: { body } }) {
        if (body.kind === 'single') {
          const rest = session.calls.map(({ endpoint, ms, outcome }) => ({
            ...{ endpoint, outcome },
            ms: Math.round(ms),
          }));
          body.singleResult.extensions = { ...body.singleResult.extensions, rest };
        }
        return Promise.resolve();
      },
    });
  },
};

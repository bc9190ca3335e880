import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

/**
 * For developers: with the header `X-Rest-Trace`, the answer carries `extensions.rest`, the REST
 * calls that were made for it.
 */
export const restTrace: ApolloServerPlugin<Context> = {
  requestDidStart({ request, contextValue: { session } }) {
    if (!request.http?.headers.has('x-rest-trace')) return Promise.resolve();
    return Promise.resolve({
      willSendResponse({ response: { body } }) {
        if (body.kind === 'single') {
          const rest = session.calls.map(({ ms, ...call }) => ({ ...call, ms: Math.round(ms) }));
          body.singleResult.extensions = { ...body.singleResult.extensions, rest };
        }
        return Promise.resolve();
      },
    });
  },
};

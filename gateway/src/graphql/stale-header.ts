import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

/** Marks answers for which a last good answer stood in for the backend. */
export const staleHeader: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ contextValue: { session }, response }) {
        if (session.stale) response.http.headers.set('x-answered-from', 'last good answer');
        return Promise.resolve();
      },
    }),
};

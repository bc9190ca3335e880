import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

const requestErrors: unknown[] = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
];

/**
 * GraphQL over HTTP, section 6.4.1: a client that takes plain `application/json` gets 200 for a
 * request that is no valid GraphQL, since 400 could as well be some proxy's. One that takes
 * `application/graphql-response+json` gets 400.
 */
export const responseStatus: ApolloServerPlugin<Context> = {
  requestDidStart: ({ request }) =>
    Promise.resolve({
      willSendResponse({ response }) {
        const { body, http } = response;
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        const accept = request.http?.headers.get('accept') ?? '';
        const plain = !accept.includes('application/graphql-response+json');
        const foreseen = errors.every(({ extensions }) => requestErrors.includes(extensions?.code));
        if (plain && http.status === 400 && foreseen) http.status = 200;
        return Promise.resolve();
      },
    }),
};

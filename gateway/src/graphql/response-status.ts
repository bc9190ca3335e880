import type { ApolloServerPlugin } from '@apollo/server';
import type { OperationContext } from '../contract/operation.ts';

const requestErrors: unknown[] = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
];

/**
 * Sets the status of invalid GraphQL (GraphQL over HTTP, section 6.4.1): 200 for a client that accepts
 * plain `application/json`, since 400 might be some proxy's, and 400 for one that accepts
 * `application/graphql-response+json`.
 */
export const responseStatus: ApolloServerPlugin<OperationContext> = {
  requestDidStart: ({ request }) =>
    Promise.resolve({
      willSendResponse({ errors, response: { http } }) {
        const accept = request.http?.headers.get('accept') ?? '';
        const plain = !accept.includes('application/graphql-response+json');
        const foreseen = errors?.every(({ extensions }) => requestErrors.includes(extensions.code));
        if (plain && http.status === 400 && foreseen) http.status = 200;
        return Promise.resolve();
      },
    }),
};

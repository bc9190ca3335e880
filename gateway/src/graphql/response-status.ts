import type { ApolloServerPlugin } from '@apollo/server';
import Negotiator from 'negotiator';
import type { OperationContext } from '../contract/operation.ts';

const requestErrors: unknown[] = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
];

const plainJson = 'application/json';

/** Returns the type of the response to an `Accept` header, as Apollo Server chooses it; undefined where it has none. */
export function mediaTypeFor(accept: string | undefined): string | undefined {
  const types = [plainJson, 'application/graphql-response+json'];
  return new Negotiator({ headers: { accept: accept || plainJson } }).mediaType(types);
}

/**
 * Sets the status of invalid GraphQL (GraphQL over HTTP, section 6.4.1): 200 for a client that gets
 * plain `application/json`, since 400 might be some proxy's, and 400 for one that gets
 * `application/graphql-response+json`.
 */
export const responseStatus: ApolloServerPlugin<OperationContext> = {
  requestDidStart: ({ request }) =>
    Promise.resolve({
      willSendResponse({ errors, response: { http } }) {
        const foreseen = errors?.every(({ extensions }) => requestErrors.includes(extensions.code));
        const isPlain = () => mediaTypeFor(request.http?.headers.get('accept')) === plainJson;
        if (http.status === 400 && foreseen && isPlain()) http.status = 200;
        return Promise.resolve();
      },
    }),
};

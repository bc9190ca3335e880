import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';

import { createCache } from './cache.ts';
import { hasErrorCode } from './errors.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

interface Session {
  /** The administrator's access token; null for a visitor. */
  token: string | null;
  /** Called when the server no longer accepts the token. */
  onUnauthenticated: () => void;
}

/** The Apollo client of one session; a new session gets a new one, so that nothing is left in memory. */
export function createApolloClient({ token, onUnauthenticated }: Session): ApolloClient {
  // Failed calls stay without a message (spec 8) but are logged; the request id leads to the server's log.
  const errorLink = new ErrorLink(({ error, operation }) => {
    console.warn(`${operation.operationName} failed:`, error.message);
    if (token && hasErrorCode(error, 'UNAUTHENTICATED')) onUnauthenticated();
  });

  const httpLink = new UploadHttpLink({
    uri: '/graphql',
    fetch: fetchWithProgress,
    headers: {
      'Apollo-Require-Preflight': 'true',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
  });

  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([errorLink, httpLink]),
    dataMasking: true,
  });
}

import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { getOperationAST, OperationTypeNode } from 'graphql';
import { map, tap } from 'rxjs';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';

import { createCache } from './cache.ts';
import { hasErrorCode, isStored } from './errors.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import hashes from './operation-hashes.generated.json';

const hashOf: Record<string, string | undefined> = hashes;

interface Session {
  /** The administrator's access token; null for a visitor. */
  token: string | null;
  /** Called with the token when a write has shown that the server accepts it. */
  onAccepted: (token: string) => void;
  /** Called with the token when the server no longer accepts it. */
  onUnauthenticated: (token: string) => void;
}

/** The Apollo client of one session; a new session gets a new one, so that nothing is left in memory. */
export function createApolloClient({
  token,
  onAccepted,
  onUnauthenticated,
}: Session): ApolloClient {
  // Failed calls stay without a message (spec 8) but are logged; the request id leads to the server's log.
  const errorLink = new ErrorLink(({ error, operation }) => {
    console.warn(`${operation.operationName} failed:`, error.message);
    if (token && hasErrorCode(error, 'UNAUTHENTICATED')) onUnauthenticated(token);
    // The one write after which the cache is emptied, in place of taking over what changed: its response
    // does not say what is stored now. What is on screen is read at once, the rest when it is shown.
    if (isStored(error)) operation.client.cache.evict({ id: 'ROOT_QUERY' });
  });

  const responseLink = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (token && !errors && operation.operationType === OperationTypeNode.MUTATION) {
          onAccepted(token);
        }
      }),
      // A field that failed is null beside its error: the cache would take it for what is stored.
      map((response) => (response.errors ? { errors: response.errors, data: null } : response)),
    ),
  );

  // Operations are registered at the gateway: a hash is sent in place of the text, by GET for queries,
  // so that answers can be kept on their way (docs/decisions/registered-operations.md).
  const hashLink = new PersistedQueryLink({
    generateHash: (document) => hashOf[getOperationAST(document)?.name?.value ?? ''] ?? '',
    useGETForHashedQueries: true,
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
    link: ApolloLink.from([errorLink, responseLink, hashLink, httpLink]),
    dataMasking: true,
  });
}

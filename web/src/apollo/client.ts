import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { getOperationAST, OperationTypeNode } from 'graphql';
import { map } from 'rxjs';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';

import { createCache } from './cache.ts';
import { hasErrorCode, isStored, isUncertain, throwIfRefused } from './errors.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { inOrderLink } from './in-order.ts';
import { isOutdated, markIfOutdated } from './outdated.ts';
import { randomHex } from '../random-hex.ts';
import hashes from './operation-hashes.generated.json';

/** The hashes by which the gateway knows operations, by the operations' names. */
const hashOf = new Map(Object.entries(hashes));

/** Adds the hashes of operations that only the dashboard sends, and visitors do not load. */
export function registerHashes(more: Record<string, string>): void {
  for (const [name, hash] of Object.entries(more)) hashOf.set(name, hash);
}

interface Session {
  /** The administrator's access token; null for a visitor. */
  token: string | null;
  /** Called with the token after a write, which proves that the server accepts it. */
  onAccepted: (token: string) => void;
  /** Called with the token when the server no longer accepts it. */
  onUnauthenticated: (token: string) => void;
  /** Called when the server has forbidden a write (403). */
  onForbidden: () => void;
}

/** Creates the Apollo client of one session; a new session gets a new one, so that nothing stays in memory. */
export function createApolloClient({
  token,
  onAccepted,
  onUnauthenticated,
  onForbidden,
}: Session): ApolloClient {
  // Failed calls show no message (spec 8) but are logged; the request id leads to the server's log.
  const errorLink = new ErrorLink(({ error, operation }) => {
    console.warn(`${operation.operationName} failed:`, error.message);
    if (token && hasErrorCode(error, 'UNAUTHENTICATED')) onUnauthenticated(token);
    const isWrite = operation.operationType === OperationTypeNode.MUTATION;
    if (isWrite && hasErrorCode(error, 'FORBIDDEN')) onForbidden();
    // Only writes that are or may be stored though they failed empty the cache: no response contains what
    // is stored now. Queries on screen are sent again at once, the others when their screens show.
    const isOwnWrite = token && isWrite && operation.getContext()['isBackground'] !== true;
    if (isStored(error) || (isOwnWrite && isUncertain(error))) {
      operation.client.cache.evict({ id: 'ROOT_QUERY' });
    }
  });

  const responseLink = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((response) => {
        // A failed field is null beside its error; the cache would take that for the stored value.
        if (response.errors) return { errors: response.errors, data: null };
        if (operation.operationType === OperationTypeNode.MUTATION) {
          const marked = markIfOutdated(response);
          if (!isOutdated(marked)) throwIfRefused(response.data ?? {});
          // What a screen sends by itself is no reason to check the session less often.
          if (token && operation.getContext()['isBackground'] !== true) onAccepted(token);
          return marked;
        }
        return response;
      }),
    ),
  );

  // Operations are registered at the gateway: send a hash in place of the text, by GET for queries, so
  // that responses can be cached on the way (docs/decisions/schema.md).
  const hashLink = new PersistedQueryLink({
    generateHash: (document) => hashOf.get(getOperationAST(document)?.name?.value ?? '') ?? '',
    useGETForHashedQueries: true,
  });

  // A trace of the server begins with the call of the browser (W3C Trace Context).
  const traceLink = new ApolloLink((operation, forward) => {
    const traceparent = `00-${randomHex(16)}-${randomHex(8)}-01`;
    operation.setContext({ headers: { traceparent } });
    return forward(operation);
  });

  const httpLink = new UploadHttpLink({
    uri: '/graphql',
    fetch: fetchWithProgress,
    // With a name beside it, a form holds a copy, which is not known as the file that was chosen.
    formDataAppendFile: (form, name, file) => form.append(name, file),
    headers: {
      'Apollo-Require-Preflight': 'true',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
  });

  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([errorLink, responseLink, inOrderLink(), hashLink, traceLink, httpLink]),
    dataMasking: true,
  });
}

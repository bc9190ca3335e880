import { ApolloClient, ApolloLink } from '@apollo/client';
import { from } from 'rxjs';

import { createCache } from '../apollo/cache.ts';

/** Runs a registered operation by its name, with the permissions of a visitor. */
export type Ask = (
  operation: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/**
 * Creates the Apollo client of one document, which asks the gateway without a connection. Stop it when
 * the document is made.
 */
export function createServerClient(ask: Ask): ApolloClient {
  return new ApolloClient({
    cache: createCache({ resultCaching: false }),
    link: new ApolloLink(({ operationName = '', variables }) =>
      from(ask(operationName, variables).then((data) => ({ data }))),
    ),
    ssrMode: true,
    dataMasking: true,
    // By default a timer holds each suspended query, and with it the cache, for half a minute.
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 0 } } },
  });
}

/** Calls `work` with a client that ends with the call, so that nothing holds it longer. */
export async function withServerClient<T>(
  ask: Ask,
  work: (client: ApolloClient) => Promise<T>,
): Promise<T> {
  const client = createServerClient(ask);
  try {
    return await work(client);
  } finally {
    client.stop();
  }
}

import { ApolloClient, ApolloLink } from '@apollo/client';
import { from } from 'rxjs';

import { createCache } from '../apollo/cache.ts';
import { askWholeLists } from './ask-whole-lists.ts';
import type { Ask } from './ask-whole-lists.ts';

/**
 * Calls `work` with the Apollo client of one document, which asks the gateway without a connection and
 * loads lists whole. The client ends with the call, and nothing holds it longer.
 */
export async function withServerClient<T>(
  ask: Ask,
  work: (client: ApolloClient) => Promise<T>,
): Promise<T> {
  const askWhole = askWholeLists(ask);
  const client = new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(({ operationName = '', variables }) =>
      from(askWhole(operationName, variables).then((data) => ({ data }))),
    ),
    ssrMode: true,
    dataMasking: true,
    // By default a timer holds each suspended query, and with it the cache, for half a minute.
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 0 } } },
  });
  try {
    return await work(client);
  } finally {
    client.stop();
  }
}

import { ApolloClient, ApolloLink } from '@apollo/client';
import { from } from 'rxjs';

import { createCache } from '../apollo/cache.ts';
import { askWholeLists } from './ask-whole-lists.ts';
import type { Ask } from './ask-whole-lists.ts';

/** Creates the Apollo client of one document: it asks the gateway without a connection, and loads lists whole. */
export function createServerClient(ask: Ask): ApolloClient {
  const askWhole = askWholeLists(ask);
  return new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(({ operationName = '', variables }) =>
      from(askWhole(operationName, variables).then((data) => ({ data }))),
    ),
    ssrMode: true,
    dataMasking: true,
  });
}

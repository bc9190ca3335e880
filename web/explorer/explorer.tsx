import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';

import type { GraphiQLProps } from 'graphiql';
import { GraphiQL } from 'graphiql';
import type { ExecutionResult } from 'graphql';
import { createRoot } from 'react-dom/client';

const operations = import.meta.glob<string>('../../docs/examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const variables = import.meta.glob<string>('../../docs/examples/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A tab for each file of docs/examples, the home page's first. */
const tabs = Object.entries(operations)
  .toSorted(([a], [b]) => Number(b.endsWith('/home.graphql')) - Number(a.endsWith('/home.graphql')))
  .map(([name, query]) => ({
    query,
    variables: variables[name.replace('.graphql', '.json')] ?? null,
  }));

/** Asks the gateway; as the administrator who is logged in to the site in this browser, if one is. */
const fetcher: GraphiQLProps['fetcher'] = async (params, options) => {
  const token = localStorage.getItem('access_token');
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json',
      'content-type': 'application/json',
      // The answer then says which REST calls stand behind it.
      'x-rest-trace': '1',
      ...(token && { authorization: `Bearer ${token}` }),
      ...options?.headers,
    },
    body: JSON.stringify(params),
  });
  // It is only shown.
  return answer.json() as Promise<ExecutionResult>;
};

const place = document.getElementById('explorer');
if (place) createRoot(place).render(<GraphiQL fetcher={fetcher} defaultTabs={tabs} />);

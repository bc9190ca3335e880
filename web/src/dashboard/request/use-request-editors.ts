import { skipToken, useQuery } from '@apollo/client/react';

import { RequestEditorsDocument } from './RequestEditors.generated.ts';

const pollMs = 30_000;

/**
 * Lists who is answering which enquiry in another session: their logins by the id of the enquiry. Asks again
 * while the page is visible.
 */
export function useRequestEditors(managed: boolean): ReadonlyMap<string, string> {
  const { data } = useQuery(
    RequestEditorsDocument,
    managed
      ? {
          fetchPolicy: 'cache-and-network',
          pollInterval: pollMs,
          skipPollAttempt: () => document.hidden,
        }
      : skipToken,
  );
  const editors = Map.groupBy(data?.requestEditors ?? [], ({ requestId }) => requestId);
  return new Map(
    Array.from(editors, ([id, some]) => [id, some.map(({ login }) => login).join(', ')]),
  );
}

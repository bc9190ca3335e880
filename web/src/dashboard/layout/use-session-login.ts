import { skipToken, useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { loginOf, nameSession, useAccessToken } from '../../session/session.ts';
import { areDraftsKept, giveDraftsTo } from '../ui/kept-drafts.ts';
import { SessionLoginDocument } from './SessionLogin.generated.ts';

/**
 * Learns whose session it is where it began before this page load or in another tab: what was typed
 * in a lost session is for the same login only. Waits for it only where there is something to return.
 */
export function useSessionLogin(): void {
  const token = useAccessToken() ?? '';
  const client = useApolloClient();
  const [known] = useState(() => loginOf(token));
  const [isWaiting] = useState(() => known === undefined && areDraftsKept());
  const answer = useSuspenseQuery(SessionLoginDocument, isWaiting ? {} : skipToken);
  const asked = answer.data?.account?.login;
  useState(() => giveDraftsTo(known ?? asked));

  useEffect(() => {
    if (known !== undefined) return;
    client.query({ query: SessionLoginDocument }).then(
      ({ data }) => {
        if (data?.account) nameSession(token, data.account.login);
      },
      () => {
        // The screen's own query tells of a failure; without a name nothing is returned.
      },
    );
  }, [client, known, token]);
}

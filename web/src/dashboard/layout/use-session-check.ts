import { skipToken, useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import {
  loginOf,
  loseSession,
  nameSession,
  takeAccepted,
  useAccessToken,
} from '../../session/session.ts';
import { areDraftsKept, giveDraftsTo } from '../ui/kept-drafts.ts';
import { SessionLoginDocument } from './SessionLogin.generated.ts';

/**
 * Asks with every screen whose session it is (POST /auth/me, spec 7.2), beside the screen's own query:
 * many of those are public, and would go on over a token that is no longer valid. A backend that is
 * away ends no session.
 */
export function useSessionCheck(): void {
  const token = useAccessToken() ?? '';
  const client = useApolloClient();
  const { pathname } = useLocation();
  useReturnedDrafts(token);
  const isRedirect = useNavigationType() === NavigationType.Replace;

  useEffect(() => {
    // A login or a write has just told, or the screen that redirects to this one.
    if (takeAccepted(token) || isRedirect) return;
    client.query({ query: SessionLoginDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (data?.account) nameSession(token, data.account.login);
        else loseSession(token);
      },
      () => {
        // The client has logged it; where the token was refused, it has ended the session, too.
      },
    );
  }, [client, token, pathname, isRedirect]);
}

/**
 * Returns what was typed in a lost session, to the same login only: where there is something to return,
 * it waits to learn whose session it is.
 */
function useReturnedDrafts(token: string): void {
  const [known] = useState(() => loginOf(token));
  const [isWaiting] = useState(() => known === undefined && areDraftsKept());
  const { data } = useSuspenseQuery(SessionLoginDocument, isWaiting ? {} : skipToken);
  const asked = data?.account?.login;
  useState(() => giveDraftsTo(known ?? asked));
}

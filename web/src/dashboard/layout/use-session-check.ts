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
import { areDraftsKept, giveDraftsTo } from '../drafts/kept-drafts.ts';
import { SessionLoginDocument } from './SessionLogin.generated.ts';

/**
 * Checks the session on every screen (POST /auth/me, spec 7.2), beside the screen's own query: many of
 * those are public and would succeed with an expired token. A backend that is away ends no session.
 */
export function useSessionCheck(): void {
  const token = useAccessToken() ?? '';
  const client = useApolloClient();
  const { pathname } = useLocation();
  useReturnedDrafts(token);
  const isRedirect = useNavigationType() === NavigationType.Replace;

  useEffect(() => {
    // Skipped after a login, a write, or the screen that redirects to this one: they have just checked it.
    if (takeAccepted(token) || isRedirect) return;
    client.query({ query: SessionLoginDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (data?.account) nameSession(token, data.account.login);
        else loseSession(token);
      },
      () => {
        // The client has logged the error and, if the token was refused, ended the session.
      },
    );
  }, [client, token, pathname, isRedirect]);
}

/**
 * Restores the drafts of a lost session for the same login only: if there are any, waits to learn whose
 * session this is.
 */
function useReturnedDrafts(token: string): void {
  const [known] = useState(() => loginOf(token));
  const [isWaiting] = useState(() => known === undefined && areDraftsKept());
  const { data } = useSuspenseQuery(SessionLoginDocument, isWaiting ? {} : skipToken);
  const asked = data?.account?.login;
  useState(() => giveDraftsTo(known ?? asked));
}

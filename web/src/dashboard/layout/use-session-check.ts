import { useApolloClient } from '@apollo/client/react';
import { NavigationType, useLocation, useNavigationType } from 'dashboard-router';
import { useEffect, useEffectEvent } from 'react';

import {
  loseSession,
  nameSession,
  onForbidden,
  takeAccepted,
  useAccessToken,
} from '../../session/session.ts';
import { usePermissions } from '../ui/use-permissions.ts';
import { SessionLoginDocument } from './SessionLogin.generated.ts';

/**
 * Checks the session on every screen (POST /auth/me, spec 7.2), beside the screen's own query: many of
 * those are public and would succeed with an expired token. A write that is forbidden checks it as well. A
 * backend that is away ends no session.
 */
export function useSessionCheck(): void {
  const token = useAccessToken() ?? '';
  const client = useApolloClient();
  const { login } = usePermissions();
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === NavigationType.Replace;

  // In the account's own spelling, by which drafts are kept, whatever was typed to log in.
  useEffect(() => {
    if (login !== undefined) nameSession(token, login);
  }, [token, login]);

  const check = useEffectEvent(() => {
    client.query({ query: SessionLoginDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (data?.account) nameSession(token, data.account.login);
        else loseSession(token);
      },
      () => {
        // The client has logged the error and, if the token was refused, ended the session.
      },
    );
  });

  useEffect(() => {
    // Skipped after a login, a write, or the screen that redirects to this one: they have just checked it.
    if (!takeAccepted(token) && !isRedirect) check();
  }, [token, pathname, isRedirect]);

  // Some backends answer 403 to an expired token, as to what a role does not allow.
  useEffect(() => onForbidden(() => check()), []);
}
